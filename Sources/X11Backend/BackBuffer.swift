import CX11
import Drawing

/// One of the pictures that a window is drawn into before it is put on the screen.
@MainActor
final class BackBuffer {
  private let memory: PixelMemory
  /// Puts that the server has not finished reading; nothing is drawn into the memory meanwhile.
  private(set) var pendingPuts = 0
  /// The number of the frame that the memory holds, and its size.
  private var content: (frame: Int, width: Int, height: Int)?

  /// Takes memory for a picture of so many pixels, with room to grow; throws where the system has none.
  init(_ connection: Connection, width: Int, height: Int, mayShare: Bool) throws(X11Error) {
    let bytes = Self.roomFor(width, height)
    guard let memory = PixelMemory(connection, capacity: bytes, mayShare: mayShare) else {
      throw .noMemory(bytes: bytes)
    }
    self.memory = memory
  }

  /// Whether the memory is shared with the server.
  var isShared: Bool { memory.segmentInfo != nil }

  /// The server's number of the shared segment.
  var segment: ShmSeg? { memory.segmentInfo?.pointee.shmseg }

  /// Whether a picture of this size fits and does not waste most of the memory.
  func suits(width: Int, height: Int) -> Bool {
    let bytes = width * height * 4
    return bytes <= memory.capacity && memory.capacity <= 4 * Self.roomFor(width, height)
  }

  /// How many frames ago the content was shown, seen from the frame `next`; nil where it is of another size.
  func age(at next: Int, width: Int, height: Int) -> Int? {
    guard let content, content.width == width, content.height == height else { return nil }
    return next - content.frame
  }

  func pixels(width: Int, height: Int) -> PixelBuffer {
    PixelBuffer(base: memory.base, width: width, height: height, bytesPerRow: width * 4)
  }

  /// Notes which frame the memory now holds.
  func hold(frame: Int, width: Int, height: Int) {
    content = (frame, width, height)
  }

  /// The server has finished reading one put.
  func completePut() {
    pendingPuts = max(0, pendingPuts - 1)
  }

  /// Puts parts of the picture on the window.
  func put(
    _ rects: [PixelRect], on window: Drawable, context: GC, format: PixelFormat, display: OpaquePointer
  ) {
    guard let content else { return }
    var image = XImage()
    image.width = Int32(content.width)
    image.height = Int32(content.height)
    image.format = ZPixmap
    image.data = memory.base.assumingMemoryBound(to: CChar.self)
    image.byte_order = LSBFirst
    image.bitmap_bit_order = LSBFirst
    image.bitmap_unit = 32
    image.bitmap_pad = 32
    image.depth = format.depth
    image.bytes_per_line = Int32(content.width * 4)
    image.bits_per_pixel = 32
    image.red_mask = format.visual.pointee.red_mask
    image.green_mask = format.visual.pointee.green_mask
    image.blue_mask = format.visual.pointee.blue_mask
    guard XInitImage(&image) != 0 else { return }
    let segmentInfo = memory.segmentInfo
    image.obdata = UnsafeMutableRawPointer(segmentInfo)?.assumingMemoryBound(to: CChar.self)

    for (index, rect) in rects.enumerated() {
      let (x, y, width, height) = (Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
      if segmentInfo != nil {
        // The server works in order: the last put's completion stands for all.
        let isLast = index == rects.count - 1
        XShmPutImage(display, window, context, &image, x, y, x, y, width, height, isLast ? True : False)
      } else {
        XPutImage(display, window, context, &image, x, y, x, y, width, height)
      }
    }
    if segmentInfo != nil, !rects.isEmpty { pendingPuts += 1 }
  }

  /// Bytes for a picture of this size, a quarter more so that a window that is being resized keeps its memory.
  private static func roomFor(_ width: Int, _ height: Int) -> Int {
    let bytes = width * height * 4
    return (bytes + bytes / 4 + 4095) & ~4095
  }
}
