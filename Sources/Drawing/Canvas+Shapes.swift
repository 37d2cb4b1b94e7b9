internal import CCairo
import Geometry

extension Canvas {
  /// Fills a rectangle.
  public func fill(_ rect: Rect, with paint: Paint) {
    cairo_rectangle(context.pointer, rect.minX, rect.minY, rect.width, rect.height)
    setSource(paint)
    cairo_fill(context.pointer)
  }

  /// Fills a rectangle with one colour.
  public func fill(_ rect: Rect, with color: Color) { fill(rect, with: .color(color)) }

  /// Fills the inside of an outline.
  public func fill(_ path: Path, with paint: Paint) {
    trace(path)
    setSource(paint)
    cairo_fill(context.pointer)
  }

  /// Fills the inside of an outline with one colour.
  public func fill(_ path: Path, with color: Color) { fill(path, with: .color(color)) }

  /// Fills everything that the clip leaves.
  public func fill(with paint: Paint) {
    setSource(paint)
    cairo_paint(context.pointer)
  }

  /// Fills everything that the clip leaves with one colour.
  public func fill(with color: Color) { fill(with: .color(color)) }

  /// Sets every pixel that the clip leaves to clear, or to black where the picture is opaque.
  public func clear() {
    saved {
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context.pointer)
    }
  }

  /// Draws along an outline.
  public func stroke(_ path: Path, with paint: Paint, style: LineStyle) {
    trace(path)
    setSource(paint)
    cairo_set_line_width(context.pointer, style.width)
    cairo_set_line_cap(context.pointer, style.cap.cairo)
    cairo_set_line_join(context.pointer, style.join.cairo)
    cairo_set_dash(context.pointer, style.dashes, Int32(style.dashes.count), 0)
    cairo_stroke(context.pointer)
  }

  /// Draws along an outline in one colour; the width is in points.
  public func stroke(_ path: Path, with color: Color, width: Double) {
    stroke(path, with: .color(color), style: LineStyle(width: width))
  }

  /// Draws along an outline in one colour.
  public func stroke(_ path: Path, with color: Color, style: LineStyle) {
    stroke(path, with: .color(color), style: style)
  }

  /// Makes an outline the current one of the context.
  func trace(_ path: Path) {
    cairo_new_path(context.pointer)
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(context.pointer, to.x, to.y)
      case .line(let to):
        cairo_line_to(context.pointer, to.x, to.y)
      case .cubic(let a, let b, let to):
        cairo_curve_to(context.pointer, a.x, a.y, b.x, b.y, to.x, to.y)
      case .arc(let center, let radius, let start, let end):
        if end >= start {
          cairo_arc(context.pointer, center.x, center.y, radius, start, end)
        } else {
          cairo_arc_negative(context.pointer, center.x, center.y, radius, start, end)
        }
      case .close:
        cairo_close_path(context.pointer)
      }
    }
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
    case .linear(let from, let to, let stops):
      setSource(gradient: cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops: stops)
    case .radial(let center, let radius, let stops):
      setSource(
        gradient: cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops: stops
      )
    }
  }

  private func setSource(gradient: OpaquePointer?, stops: [Paint.Stop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        gradient, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context.pointer, gradient)
    cairo_pattern_destroy(gradient)
  }
}

extension LineStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
