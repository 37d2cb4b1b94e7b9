import Glibc

/// Owns one file descriptor, which no child inherits by accident.
final class Descriptor {
  let number: Int32

  init(adopting number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Two ends of a stream: what is written to one is read from the other, which reads the end when the one is closed.
  static func pair() throws(SupportError) -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SupportError("no more sockets") }
    return (Descriptor(adopting: ends[0]), Descriptor(adopting: ends[1]))
  }

  /// A file without a name, which is gone when it is closed.
  static func scratchFile() throws(SupportError) -> Descriptor {
    let path = "/tmp/slipsheet-test.\(UInt64.random(in: 0 ... .max))"
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw SupportError("no file can be made in /tmp") }
    unlink(path)
    return Descriptor(adopting: number)
  }

  /// What the file holds, from a position on.
  func contents(from start: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = pread(number, &chunk, chunk.count, off_t(start + bytes.count))
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// What can be read until the end.
  func stream() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(number, &chunk, chunk.count)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The next line of a stream, without its end; nil at the end of the stream.
  func line(before deadline: Deadline) throws(SupportError) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      guard deadline.waitForInput(on: number) else { throw SupportError("no line came in time") }
      guard read(number, &byte, 1) == 1 else {
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}
