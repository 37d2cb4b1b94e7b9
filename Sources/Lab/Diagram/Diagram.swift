import Drawing
import Geometry

/// A drawing of lines, areas and texts that becomes a picture or an SVG file, the same bytes every time.
package struct Diagram: Sendable {
  /// Which part of a text stands at its place.
  enum Anchor: Sendable {
    case start
    case middle
    case end
  }

  /// One thing that is drawn.
  enum Mark: Sendable {
    case fill(Path, Color)
    case stroke(Path, Color, LineStyle)
    /// One line; the place is at its top, and where it is turned, the line reads upward from there.
    case text(String, Point, TextStyle, Color, Anchor, isTurned: Bool)
    case clipped(Rect, [Mark])
  }

  /// In points.
  package let size: Size
  /// What everything stands on.
  let background: Color
  /// From back to front.
  private(set) var marks: [Mark] = []

  init(size: Size, background: Color) {
    self.size = size
    self.background = background
  }

  mutating func fill(_ path: Path, with color: Color) { marks.append(.fill(path, color)) }

  mutating func stroke(_ path: Path, with color: Color, style: LineStyle) {
    marks.append(.stroke(path, color, style))
  }

  mutating func stroke(_ path: Path, with color: Color, width: Double) {
    stroke(path, with: color, style: LineStyle(width: width))
  }

  mutating func text(
    _ text: String, at place: Point, style: TextStyle, color: Color, anchor: Anchor = .start,
    isTurned: Bool = false
  ) {
    marks.append(.text(text, place, style, color, anchor, isTurned: isTurned))
  }

  /// Draws what a body adds, only inside a rectangle.
  mutating func clipped(to rect: Rect, _ body: (inout Diagram) -> Void) {
    var inner = Diagram(size: size, background: background)
    body(&inner)
    marks.append(.clipped(rect, inner.marks))
  }
}
