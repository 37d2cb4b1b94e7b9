import Geometry

/// What an area is filled or a line is drawn with.
public enum Paint: Hashable, Sendable {
  /// One colour all over.
  case color(Color)
  /// Colours along a line, continued flat beyond its ends.
  case linear(from: Point, to: Point, stops: [Stop])
  /// Colours from a middle outward, continued flat beyond the radius, in points.
  case radial(center: Point, radius: Double, stops: [Stop])

  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// Where, in 0...1.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Places a colour at an offset in 0...1.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }
}
