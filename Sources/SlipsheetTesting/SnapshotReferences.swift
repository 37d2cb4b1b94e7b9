import Drawing
import Glibc

/// The references of one test file, in a folder of its name in `__Snapshots__` beside it.
public struct SnapshotReferences: Sendable {
  /// Where the references lie.
  public let folder: String
  /// Which references are written anew.
  public let mode: RecordingMode
  /// Where a failed comparison leaves what it compared.
  public let failures: String

  /// Finds the references of a test file.
  ///
  /// Failed comparisons leave their files in `failures`, else in `SLIPSHEET_FAILURES`, else below `/tmp`.
  public init(
    of file: String = #filePath, mode: RecordingMode = .ofEnvironment, failures: String? = nil
  ) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last?.split(separator: ".").first.map(String.init) ?? "Tests"
    folder = (parts.dropLast() + ["__Snapshots__", name[...]]).joined(separator: "/")
    self.mode = mode
    let chosen = failures ?? getenv("SLIPSHEET_FAILURES").map { String(cString: $0) + "/\(name)" }
    self.failures = chosen ?? "/tmp/slipsheet-failures/\(name)"
  }

  /// Compares with the reference at a path, and writes it where the mode says so.
  ///
  /// `compare` is given the reference's bytes and throws where they are not those of what is shown.
  func check(
    _ path: String, write: () throws(SnapshotFailure) -> Void,
    compare: ([UInt8]) throws(SnapshotFailure) -> Void
  ) throws(SnapshotFailure) {
    func record() throws(SnapshotFailure) -> SnapshotFailure {
      try write()
      return .recorded(path: path)
    }
    guard mode != .all else { throw try record() }
    guard access(path, F_OK) == 0 else {
      throw mode == .never ? .noReference(path: path) : try record()
    }
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: Self.largest)
    } catch {
      throw .file(path: error.path, reason: error.reason)
    }
    do throws(SnapshotFailure) {
      try compare(bytes)
    } catch {
      if mode == .failed { _ = try record() }
      throw error
    }
  }

  /// The largest reference, in bytes.
  private static let largest = 256 << 20

  /// Makes a folder and those that hold it, and writes into it.
  func write(
    _ name: String, in folder: String, _ body: (String) throws(FileError) -> Void
  ) throws(SnapshotFailure) {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      path += part
      if !path.isEmpty { mkdir(path, 0o777) }
      path += "/"
    }
    do {
      try body("\(folder)/\(name)")
    } catch {
      throw .file(path: error.path, reason: error.reason)
    }
  }
}
