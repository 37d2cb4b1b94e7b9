import Glibc

/// A file that was created under the first free name of a row: `NAME-1.ENDING`, `NAME-2.ENDING`, and so on.
struct NewFile {
  let path: String
  /// Open for writing; the caller's to close.
  let descriptor: Int32

  /// Creates the file in the current folder; never takes one that is there.
  init(named name: String, ending: String) throws {
    var number = 1
    while true {
      let path = "\(name)-\(number).\(ending)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      guard errno == EEXIST else {
        throw Failure.failed("cannot write, \(path), \(String(cString: strerror(errno)))")
      }
      number += 1
    }
  }

  /// Has a file of a new name written whole, and returns the name; where that throws, nothing is left of it.
  static func write(named name: String, ending: String, _ write: (String) throws -> Void) throws -> String {
    let file = try NewFile(named: name, ending: ending)
    close(file.descriptor)
    do {
      try write(file.path)
    } catch {
      unlink(file.path)
      throw error
    }
    return file.path
  }
}
