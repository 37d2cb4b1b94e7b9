import Drawing
import Geometry

/// What the rows below are about.
struct HeadingRow: InspectorRow {
  var title: String
  /// Whether it begins a section, rather than a group in it.
  var isSection = true
  /// Whether nothing stands above it that it must be parted from.
  var isFirst = false

  func height(in width: Double) -> Double { isFirst ? 40 : isSection ? 48 : 30 }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    if isSection {
      if !isFirst { canvas.fill(Rect(x: 0, y: 8, width: width, height: 1), with: Look.hairline) }
      let y = height(in: width) - 26
      canvas.write(title, in: Rect(x: 0, y: y, width: width, height: 20), style: Look.section)
    } else {
      canvas.write(
        title, in: Rect(x: 0, y: 10, width: width, height: 18), style: Look.heading, color: Look.secondary)
    }
  }
}

extension Canvas {
  /// Writes one line of text.
  func write(_ text: String, in rect: Rect, style: TextStyle, color: Color = Look.text) {
    draw(TextLayout(text, style: style, width: rect.width, maxLines: 1), at: rect.origin, color: color)
  }

  /// Rings what the keyboard speaks to.
  func ring(_ rect: Rect, radius: Double) {
    stroke(Path(rounded: rect, radius: radius), with: Look.accent, width: Look.focusRing)
  }
}
