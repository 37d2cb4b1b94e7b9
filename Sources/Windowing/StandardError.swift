import Glibc

/// The process's standard error.
package enum StandardError {
  /// Runs something that may write lines of its own there, and gives them to the caller instead.
  ///
  /// The connection library writes a server's refusal there before it reports it; a program whose errors are one line
  /// each must have it as text.
  package static func capture<Result>(_ body: () -> Result) -> (result: Result, text: String) {
    var ends: [Int32] = [0, 0]
    let original = dup(STDERR_FILENO)
    guard original >= 0 else { return (body(), "") }
    defer { close(original) }
    guard pipe(&ends) == 0 else { return (body(), "") }
    dup2(ends[1], STDERR_FILENO)
    close(ends[1])
    let result = body()
    dup2(original, STDERR_FILENO)

    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(ends[0], &bytes, bytes.count)
    close(ends[0])
    return (result, String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
  }
}
