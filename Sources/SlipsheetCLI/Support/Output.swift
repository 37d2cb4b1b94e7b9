import Glibc

/// Lines of text to a descriptor, written in large pieces.
@MainActor
final class Output {
  /// The reader of a pipe has gone; there is nothing left to do, and nothing to say.
  struct ReaderGone: Error {}

  /// What the program was called for.
  static let standard = Output(STDOUT_FILENO)

  private let descriptor: Int32
  private var pending: [UInt8] = []
  private static let pieceSize = 1 << 16

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    pending.reserveCapacity(Self.pieceSize * 2)
  }

  /// Writes a line.
  func write(_ line: String) throws {
    pending.append(contentsOf: line.utf8)
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes bytes as they are.
  func write(bytes: [UInt8]) throws {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes everything that waits.
  func flush() throws {
    defer { pending.removeAll(keepingCapacity: true) }
    guard !writeAll(pending, to: descriptor) else { return }
    guard errno != EPIPE else { throw ReaderGone() }
    throw Failure.failed("cannot write, standard output, \(String(cString: strerror(errno)))")
  }

  /// Tells the user something beside what the program was called for.
  static func warn(_ text: String) {
    _ = writeAll(Array("\(text)\n".utf8), to: STDERR_FILENO)
  }
}

/// Writes all bytes to a descriptor; returns false where the system refuses, with `errno` set.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
