internal import CCairo
import Geometry

/// A picture that is drawn on, in points; the origin is the upper left corner, y grows downward.
public final class Canvas {
  /// The size of the whole picture, in points.
  public let size: Size
  /// Pixels a point.
  public let scale: Double

  let context: CairoContext
  /// Keeps the memory alive while it is drawn on.
  private let bitmap: Bitmap?

  /// Opens a bitmap for drawing.
  public init(on bitmap: Bitmap) {
    self.bitmap = bitmap
    bitmap.revision += 1
    size = bitmap.size
    scale = bitmap.scale
    context = CairoContext(on: bitmap.buffer, isOpaque: bitmap.isOpaque)
    cairo_scale(context.pointer, scale, scale)
  }

  /// Opens borrowed memory for drawing, at a number of pixels a point; the memory must outlive the canvas.
  public init(on buffer: PixelBuffer, scale: Double, isOpaque: Bool) {
    bitmap = nil
    size = Size(width: Double(buffer.width) / scale, height: Double(buffer.height) / scale)
    self.scale = scale
    context = CairoContext(on: buffer, isOpaque: isOpaque)
    cairo_scale(context.pointer, scale, scale)
  }

  /// Runs a piece of drawing, then takes back what it changed of the clip and the coordinates.
  public func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    try body()
  }

  /// Draws several things as one, with an opacity in 0...1.
  public func group(opacity: Double, _ body: () -> Void) {
    saved {
      cairo_push_group(context.pointer)
      body()
      cairo_pop_group_to_source(context.pointer)
      cairo_paint_with_alpha(context.pointer, max(0, min(1, opacity)))
    }
  }

  /// Moves the origin of what is drawn from here on.
  public func translate(by vector: Vector) {
    cairo_translate(context.pointer, vector.dx, vector.dy)
  }

  /// Enlarges what is drawn from here on; a factor of 0 is ignored, since nothing could be drawn any more.
  public func scale(x: Double, y: Double) {
    guard x != 0, y != 0 else { return }
    cairo_scale(context.pointer, x, y)
  }

  /// Turns what is drawn from here on about the origin, by radians from x towards y.
  public func rotate(by angle: Double) {
    cairo_rotate(context.pointer, angle)
  }

  /// Draws only inside a rectangle from here on.
  public func clip(to rect: Rect) {
    cairo_rectangle(context.pointer, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context.pointer)
  }

  /// Draws only inside an outline from here on.
  public func clip(to path: Path) {
    trace(path)
    cairo_clip(context.pointer)
  }
}
