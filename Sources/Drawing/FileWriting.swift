import Glibc

/// Writes a file that appears under its name only when it is whole.
///
/// It is written beside its place, brought to the disk, and renamed. Throws where the system refuses.
public func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
  let temporary = "\(path).\(getpid()).partial"
  // what stands there is left from a process of the same number that was killed, or a trap: neither is written to
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  var file = open(temporary, flags, 0o666)
  if file < 0, errno == EEXIST, unlink(temporary) == 0 { file = open(temporary, flags, 0o666) }
  guard file >= 0 else { throw .system(path) }
  var isOpen = true
  do throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(file, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count > 0 { written += count } else if errno != EINTR { throw .system(path) }
    }
    guard fsync(file) == 0 || errno == EINVAL || errno == EROFS else { throw .system(path) }
    isOpen = false
    guard close(file) == 0, rename(temporary, path) == 0 else { throw .system(path) }
  } catch {
    if isOpen { close(file) }
    unlink(temporary)
    throw error
  }
}

extension FileError {
  /// What the system's last error says about a file.
  static func system(_ path: String) -> FileError {
    let number = errno
    var text = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &text, text.count) == 0 else {
      return FileError(path: path, reason: "error \(number)")
    }
    let letters = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return FileError(path: path, reason: String(decoding: letters, as: UTF8.self))
  }
}
