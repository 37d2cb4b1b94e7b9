internal import CCairo
import Geometry

extension Canvas {
  /// Draws a bitmap, or a part of it, stretched over a rectangle, with an opacity in 0...1.
  ///
  /// The part is in the bitmap's own points and lies within its bounds.
  public func draw(_ bitmap: Bitmap, in rect: Rect, cropping part: Rect? = nil, opacity: Double = 1) {
    let part = part ?? Rect(origin: .zero, size: bitmap.size)
    guard !rect.isEmpty, !part.isEmpty, opacity > 0 else { return }
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    let surface = CairoSurface(over: bitmap.buffer, isOpaque: bitmap.isOpaque)
    saved {
      clip(to: rect)
      let matrix = cairo_matrix_t(
        xx: x / bitmap.scale, yx: 0, xy: 0, yy: y / bitmap.scale, x0: rect.minX - part.minX * x,
        y0: rect.minY - part.minY * y)
      guard transform(matrix) else { return }
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      let pattern = cairo_get_source(context.pointer)
      // Without it the picture would fade into nothing along edges that fall between pixels.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context.pointer, min(1, opacity))
    }
    // The context's source goes on showing the memory, which nobody keeps alive, until something else replaces it.
    cairo_set_source_rgba(context.pointer, 0, 0, 0, 1)
  }

  /// Draws a bitmap at its own size, with its upper left corner at a place.
  public func draw(_ bitmap: Bitmap, at point: Point, opacity: Double = 1) {
    draw(bitmap, in: Rect(origin: point, size: bitmap.size), opacity: opacity)
  }
}
