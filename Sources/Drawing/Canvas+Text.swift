internal import CCairo
import Geometry

extension Canvas {
  /// Draws a text with the upper left corner of its first line at a place.
  public func draw(_ text: TextLayout, at point: Point, color: Color) {
    cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
    var baseline = Point(x: point.x, y: point.y + text.firstBaseline)
    for paragraph in text.paragraphs {
      paragraph.draw(on: context.pointer, at: baseline, lineHeight: text.lineHeight)
      baseline.y += Double(paragraph.lineCount) * text.lineHeight
    }
  }
}
