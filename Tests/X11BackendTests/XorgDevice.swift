import Glibc
import TestSupport

/// A device of an `Xorg` server, driven through the socket of its test driver (inputtest(4), protocol 1.1).
final class XorgDevice {
  /// Positions of touchscreens and pens run from zero to this on each side of the screen.
  static let range = 65536.0

  private enum Message: UInt32 {
    case version = 0
    case sync = 1
    case motion = 2
    case proximity = 3
    case button = 4
    case touch = 6
  }

  /// XInput's numbers for what a finger does.
  enum Touch: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private let socket: Int32

  init(socket path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard socket >= 0, status == 0 else { throw SupportError("no device at \(path)") }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    try exchange(.version, words: [1 | 1 << 16])
  }

  deinit { close(socket) }

  /// Moves axes: the two of the place, the two that scroll, and the pressure.
  func move(_ axes: [Int: Double], isAbsolute: Bool = false) throws {
    try send(.motion, words: [isAbsolute ? 1 : 0], axes: axes)
  }

  /// Brings a pen near, or takes it away.
  func approach(_ isNear: Bool, _ axes: [Int: Double]) throws {
    try send(.proximity, words: [isNear ? 1 : 0], axes: axes)
  }

  func button(_ number: UInt32, isDown: Bool) throws {
    try send(.button, words: [0, number, isDown ? 1 : 0], axes: [:])
  }

  func touch(_ id: UInt32, _ phase: Touch, x: Double, y: Double) throws {
    try send(.touch, words: [id, phase.rawValue], axes: [0: x, 1: y])
  }

  private func send(_ message: Message, words: [UInt32], axes: [Int: Double]) throws {
    // A structure of C: padded to eight bytes, then no unaccelerated values, a mask, and 64 values twice.
    var words = words
    if words.count % 2 != 0 { words.append(0) }
    var mask = [UInt8](repeating: 0, count: 8)
    var values = [Double](repeating: 0, count: 128)
    for (axis, value) in axes {
      mask[axis / 8] |= 1 << UInt8(axis % 8)
      values[axis] = value
    }
    var body = words.flatMap(Self.bytes) + Self.bytes(UInt32(0)) + mask + [0, 0, 0, 0]
    body += values.flatMap(Self.bytes)
    write(message, body)
    try exchange(.sync, words: [])
  }

  /// Sends a message that the driver answers, and waits for the answer.
  private func exchange(_ message: Message, words: [UInt32]) throws {
    write(message, words.flatMap(Self.bytes))
    var answer = [UInt8](repeating: 0, count: 64)
    guard recv(socket, &answer, answer.count, 0) > 0 else { throw SupportError("the device does not answer") }
  }

  private func write(_ message: Message, _ body: [UInt8]) {
    let bytes = Self.bytes(UInt32(8 + body.count)) + Self.bytes(message.rawValue) + body
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private static func bytes<Value: BitwiseCopyable>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}
