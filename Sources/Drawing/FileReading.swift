import Geometry
import Glibc

/// Reads a whole file of at most `limit` bytes; a pipe is read, too, for as long as it goes on giving.
///
/// Throws where the system refuses, where the name is a folder's or a device's, and where the file is larger.
public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  // a pipe without a writer must not hold the program up
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { throw .system(path) }
  defer { close(file) }
  let status = try fileStatus(file, path)
  guard status.st_size <= limit else { throw .tooLarge(path, bytes: "\(status.st_size)", limit: limit) }
  let isPipe = status.st_mode & S_IFMT == S_IFIFO
  var bytes: [UInt8] = []
  bytes.reserveCapacity(max(0, Int(status.st_size)) + 1)
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    if isPipe { try waitForInput(on: file, path) }
    let count = read(file, &chunk, chunk.count)
    if count < 0 {
      if errno == EINTR || errno == EAGAIN { continue }
      throw .system(path)
    }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
    guard bytes.count <= limit else { throw .tooLarge(path, bytes: "more than \(limit)", limit: limit) }
  }
}

/// What the system says of an open file; throws where it is neither a file nor a pipe.
private func fileStatus(_ file: Int32, _ path: String) throws(FileError) -> stat {
  var status = stat()
  guard fstat(file, &status) == 0 else { throw .system(path) }
  switch status.st_mode & S_IFMT {
  case S_IFREG, S_IFIFO: return status
  case S_IFDIR: throw FileError(path: path, reason: "is a folder, expected a file")
  default: throw FileError(path: path, reason: "is a device, expected a file")
  }
}

private func waitForInput(on pipe: Int32, _ path: String) throws(FileError) {
  var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
  let answer = poll(&request, 1, Int32(Limits.pipePatience * 1000))
  guard answer == 0 else { return }
  throw FileError(path: path, reason: "is a pipe that gave nothing for \(Int(Limits.pipePatience)) seconds")
}

extension FileError {
  fileprivate static func tooLarge(_ path: String, bytes: String, limit: Int) -> FileError {
    FileError(path: path, reason: "has \(bytes) bytes, expected at most \(limit)")
  }
}
