import Glibc

/// A pointer and a keyboard on a VNC server (RFC 6143), for displays that offer no other.
///
/// It looks at nothing: no picture is ever asked for.
final class VNCHand {
  private let socket: Descriptor
  private var position: (x: UInt16, y: UInt16) = (0, 0)
  private var buttons: UInt8 = 0

  /// Connects to a server's socket, which asks for no password.
  init(_ path: String, before deadline: Deadline = Deadline()) throws(SupportError) {
    socket = try Self.connect(to: path, before: deadline)
    _ = try read(12, before: deadline)
    try write(Array("RFB 003.008\n".utf8))
    let kinds = try read(1, before: deadline)
    guard try read(Int(kinds[0]), before: deadline).contains(1) else {
      throw SupportError("the VNC server asks for a password")
    }
    try write([1])
    guard try read(4, before: deadline) == [0, 0, 0, 0] else {
      throw SupportError("the VNC server refuses")
    }
    // The display is shared; what it tells of itself is its size, a form of pixels, and its name.
    try write([1])
    let head = try read(24, before: deadline)
    _ = try read(head[20...].reduce(0) { $0 << 8 | Int($1) }, before: deadline)
  }

  func move(x: Int, y: Int) throws(SupportError) {
    position = (UInt16(clamping: x), UInt16(clamping: y))
    try sendPointer()
  }

  func press() throws(SupportError) {
    buttons = 1
    try sendPointer()
  }

  func release() throws(SupportError) {
    buttons = 0
    try sendPointer()
  }

  /// Presses a key and lets it go, by its keysym.
  func type(_ keysym: UInt32) throws(SupportError) {
    let number = (0..<4).map { UInt8(truncatingIfNeeded: keysym >> (24 - 8 * UInt32($0))) }
    for isDown: UInt8 in [1, 0] { try write([4, isDown, 0, 0] + number) }
  }

  private func sendPointer() throws(SupportError) {
    let (x, y) = position
    try write(
      [5, buttons] + [x >> 8, x & 0xff, y >> 8, y & 0xff].map { UInt8(truncatingIfNeeded: $0) })
  }

  private func write(_ bytes: [UInt8]) throws(SupportError) {
    guard send(socket.number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw SupportError("the VNC server is gone")
    }
  }

  private func read(_ count: Int, before deadline: Deadline) throws(SupportError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      guard deadline.waitForInput(on: socket.number) else { throw SupportError("the VNC server is silent") }
      let number = socket.number
      let got = bytes.withUnsafeMutableBytes { rest in
        recv(number, rest.baseAddress?.advanced(by: done), count - done, 0)
      }
      guard got > 0 else { throw SupportError("the VNC server is gone") }
      done += got
    }
    return bytes
  }

  private static func connect(to path: String, before deadline: Deadline) throws(SupportError) -> Descriptor {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let socket = Descriptor(adopting: Glibc.socket(AF_UNIX, kind, 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SupportError("\(path) is too long for a socket")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let number = socket.number
    while true {
      let answer = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if answer == 0 { return socket }
      // Between having a name and listening lies a moment.
      guard errno == ECONNREFUSED, !deadline.isOver else {
        throw SupportError("no VNC server at \(path): \(String(cString: strerror(errno)))")
      }
      sched_yield()
    }
  }
}
