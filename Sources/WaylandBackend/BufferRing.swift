import CWayland
import Drawing
import Windowing

/// A window's pictures: two as a rule, more only where the compositor is slow to give them back.
@MainActor
final class BufferRing {
  private let connection: Connection
  private let shm: OpaquePointer
  private var buffers: [BackBuffer] = []
  /// The number of the newest frame.
  private(set) var frame = 0
  /// Bytes that the system has refused.
  private(set) var refusedBytes: Int?

  /// A compositor that holds so many pictures gets no more: one that never gives any back must not eat all memory.
  private static let most = 4

  init(_ connection: Connection, shm: OpaquePointer) {
    self.connection = connection
    self.shm = shm
  }

  /// Whether there is a picture to draw into.
  var hasRoom: Bool { buffers.count < Self.most || buffers.contains { !$0.isBusy } }

  /// A picture to draw the next frame into, or nil while the compositor holds all of them.
  ///
  /// The one that was shown last is preferred: it needs the fewest changes.
  func next(_ size: PixelSize) -> (buffer: BackBuffer, age: Int?)? {
    buffers.removeAll { !$0.isBusy && !$0.suits(size) }
    let idle = buffers.filter { !$0.isBusy }
    let ages = idle.map { $0.age(at: frame + 1, size: size) }
    let youngest = zip(idle, ages).min { ($0.1 ?? .max) < ($1.1 ?? .max) }
    if let youngest { return (youngest.0, youngest.1) }
    guard buffers.count < Self.most else { return nil }
    guard let buffer = BackBuffer(connection, shm: shm, size: size) else {
      refusedBytes = BackBuffer.room(for: size)
      return nil
    }
    buffers.append(buffer)
    return (buffer, nil)
  }

  /// Hands a picture that has been drawn to the compositor with the next commit.
  func attach(_ buffer: BackBuffer, to surface: OpaquePointer, size: PixelSize) {
    frame += 1
    buffer.attach(to: surface, frame: frame, size: size)
  }

  /// Gives all memory back.
  func releaseBuffers() {
    buffers = []
  }
}
