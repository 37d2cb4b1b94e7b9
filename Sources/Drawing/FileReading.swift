import Glibc

/// Reads a whole file of at most `limit` bytes.
///
/// Throws where the system refuses, where the name is not a file's, and where the file is larger.
public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw .system(path) }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0 else { throw .system(path) }
  guard status.st_mode & S_IFMT != S_IFDIR else {
    throw FileError(path: path, reason: "is a folder, expected a file")
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(limit, max(0, Int(status.st_size))) + 1)
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &chunk, chunk.count)
    if count < 0 {
      if errno == EINTR { continue }
      throw .system(path)
    }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
    guard bytes.count <= limit else {
      throw FileError(path: path, reason: "is larger than the limit of \(limit) bytes")
    }
  }
}
