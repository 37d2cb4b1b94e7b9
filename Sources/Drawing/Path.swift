import Geometry

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// One stroke of the pen.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    /// Angles in radians, from the x axis towards the y axis; it turns that way where `end > start`.
    case arc(center: Point, radius: Double, start: Double, end: Double)
    case close
  }

  /// The strokes in their order.
  public private(set) var elements: [Element] = []

  /// Makes an outline without strokes.
  public init() {}

  /// Begins a new part at a place.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Draws a straight line to a place.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Draws a cubic Bezier curve to a place, by its two control points.
  public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
    elements.append(.cubic(control1, control2, point))
  }

  /// Draws a part of a circle, after a line to where it begins; angles in radians, growing from x towards y.
  public mutating func arc(center: Point, radius: Double, from start: Double, to end: Double) {
    elements.append(.arc(center: center, radius: radius, start: start, end: end))
  }

  /// Draws a straight line back to where the part began.
  public mutating func close() { elements.append(.close) }

  /// Adds all strokes of another outline.
  public mutating func append(_ path: Path) { elements.append(contentsOf: path.elements) }
}
