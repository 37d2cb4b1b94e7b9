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
    transform(cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: vector.dx, y0: vector.dy))
  }

  /// Enlarges what is drawn from here on; factors that leave nothing to see, or no numbers, are ignored.
  public func scale(x: Double, y: Double) {
    transform(cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: 0, y0: 0))
  }

  /// Turns what is drawn from here on about the origin, by radians from x towards y.
  public func rotate(by angle: Double) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init_rotate(&matrix, angle)
    transform(matrix)
  }

  /// Changes the coordinates, unless the result could not be inverted, after which Cairo would draw nothing more.
  @discardableResult
  func transform(_ change: cairo_matrix_t) -> Bool {
    var (change, current, result) = (change, cairo_matrix_t(), cairo_matrix_t())
    cairo_get_matrix(context.pointer, &current)
    cairo_matrix_multiply(&result, &change, &current)
    let area = abs(result.xx * result.yy - result.xy * result.yx)
    let numbers = [result.xx, result.xy, result.yx, result.yy, result.x0, result.y0]
    guard area > 1e-12, area < 1e12, numbers.allSatisfy({ abs($0) < 1e9 }) else { return false }
    cairo_set_matrix(context.pointer, &result)
    return true
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
