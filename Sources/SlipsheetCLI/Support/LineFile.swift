import Glibc

/// A file that grows line by line, each whole as soon as it is written, so that it survives whatever comes.
@MainActor
final class LineFile {
  /// The file, as it is named.
  let path: String
  private let descriptor: Int32
  /// Whether a line could not be written; nothing more is then.
  private(set) var hasFailed = false

  /// Creates the file, or empties it.
  init(_ path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure.failed("cannot write, \(path), \(String(cString: strerror(errno)))")
    }
  }

  /// Goes on with a file that was just created.
  init(_ file: NewFile) {
    path = file.path
    descriptor = file.descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Writes a line; a disk that is full is told of once, and what the program was asked for goes on meanwhile.
  func write(_ line: String) {
    guard !hasFailed else { return }
    let start = lseek(descriptor, 0, SEEK_CUR)
    guard !writeAll(Array("\(line)\n".utf8), to: descriptor) else { return }
    let reason = String(cString: strerror(errno))
    hasFailed = true
    // a reader takes half a line for a broken file; what is no file on a disk can't be cut
    if start >= 0 { ftruncate(descriptor, start) }
    Output.warn("\(Program.name): error: cannot write any more, \(Program.line(of: path)), \(reason)")
  }
}
