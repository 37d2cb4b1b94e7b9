import CX11
import Drawing

/// A window's pictures, at most two, and the way they get on the screen.
@MainActor
final class Surface {
  private let connection: Connection
  private let window: XID
  private let format: PixelFormat
  private let context: GraphicsContext
  private var mayShare: Bool
  private var buffers: [BackBuffer] = []
  /// The buffer with the newest picture.
  private var front: BackBuffer?
  private var frame = 0

  init(_ connection: Connection, window: XID, format: PixelFormat, mayShare: Bool) {
    self.connection = connection
    self.window = window
    self.format = format
    self.mayShare = mayShare
    context = GraphicsContext(connection, drawable: window)
  }

  /// Whether the pictures go through shared memory; nil before the first.
  var isShared: Bool? { front?.isShared }

  /// Whether there is a picture to draw into.
  var hasRoom: Bool { buffers.isEmpty || buffers.contains { $0.pendingPuts == 0 } }

  /// A picture to draw the next frame into, or nil while the server still reads all of them.
  ///
  /// The newest one is preferred: it needs the fewest changes, and it is still in the cache.
  /// Throws where the system has no memory for one.
  func next(width: Int, height: Int) throws(X11Error) -> (buffer: BackBuffer, age: Int?)? {
    buffers.removeAll { !$0.suits(width: width, height: height) && $0.pendingPuts == 0 }
    let idle = buffers.filter { $0.pendingPuts == 0 }
    if let buffer = idle.first(where: { $0 === front }) ?? idle.first {
      return (buffer, buffer.age(at: frame + 1, width: width, height: height))
    }
    // Sharing memory waits for the server: both pictures are made at once, not one of them in the middle of a drag. A
    // picture that is not used takes no memory, and one that is not shared needs no second.
    while buffers.count < (mayShare ? 2 : 1) {
      let buffer = try BackBuffer(connection, width: width, height: height, mayShare: mayShare)
      mayShare = buffer.isShared
      buffers.append(buffer)
    }
    return buffers.first { $0.pendingPuts == 0 }.map { ($0, nil) }
  }

  /// Shows what was drawn into a picture; `changes` are cut to the picture.
  func show(_ buffer: BackBuffer, changes: [PixelRect], width: Int, height: Int) {
    frame += 1
    buffer.hold(frame: frame, width: width, height: height)
    front = buffer
    put(changes, width: width, height: height)
  }

  /// Shows parts of the newest picture again, and says whether there is one of this size.
  func repair(_ rects: [PixelRect], width: Int, height: Int) -> Bool {
    guard let front, front.age(at: frame, width: width, height: height) != nil else { return false }
    put(rects, width: width, height: height)
    return true
  }

  /// Gives all memory back.
  func releaseBuffers() {
    buffers = []
    front = nil
  }

  /// The server has finished reading a segment.
  func completePut(of segment: ShmSeg) {
    buffers.first { $0.segment == segment }?.completePut()
  }

  private func put(_ rects: [PixelRect], width: Int, height: Int) {
    let visible = rects.compactMap { $0.cut(toWidth: width, height: height) }
    front?.put(visible, on: window, context: context.gc, format: format, display: connection.display)
  }
}

extension PixelRect {
  /// The part inside a picture of this size, or nil where there is none.
  fileprivate func cut(toWidth limitX: Int, height limitY: Int) -> PixelRect? {
    let left = max(0, x)
    let top = max(0, y)
    let rect = PixelRect(
      x: left, y: top, width: min(limitX, x + width) - left, height: min(limitY, y + height) - top)
    return rect.isEmpty ? nil : rect
  }
}
