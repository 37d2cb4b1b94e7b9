import Drawing
import Geometry

/// A node, a shadow or the head of a group as it is drawn, in pixels.
struct Layer {
  /// What is seen inside the shape.
  enum Content {
    /// An opaque pixel all over.
    case color(UInt32)
    /// The pixel at (x, y) is the source's at (x - left, y - top).
    case pixels(Source, left: Int, top: Int)
    /// The source, stretched.
    case stretched(Source, Stretch)
    /// An opaque pixel around a shape, which is spared.
    case shadow(SoftShadow, UInt32)
    /// The layers up to an index, which fade as one.
    case group(end: Int)
  }

  /// A bitmap's memory, which the display list keeps alive while it is drawn.
  struct Source {
    var buffer: PixelBuffer
    var isOpaque: Bool

    /// Shows a bitmap's memory.
    init(_ bitmap: Bitmap) {
      buffer = bitmap.buffer
      isOpaque = bitmap.isOpaque
    }

    /// What makes a pixel of the source a premultiplied one: its alpha byte may mean nothing.
    var mask: UInt32 { isOpaque ? Pixel.opaqueBlack : 0 }

    /// The first pixel of a row.
    @inline(__always) func row(_ y: Int) -> Row.Pixels {
      buffer.base.advanced(by: y &* buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }
  }

  var content: Content
  var shape: RoundedShape
  /// How much of it covers what is behind, in 0...256.
  var part: Int
  /// What may be changed.
  var bounds: PixelRect

  /// Whether nothing behind it is seen where its shape covers all.
  var isOpaque: Bool {
    switch content {
    case .color: part == 256
    case .pixels(let source, _, _), .stretched(let source, _): source.isOpaque && part == 256
    case .shadow, .group: false
    }
  }
}
