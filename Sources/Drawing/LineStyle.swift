/// How the pen draws an outline.
public struct LineStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// How two lines meet.
  public enum Join: Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  /// The line's width, in points.
  public var width: Double
  /// The shape of a line's ends.
  public var cap: Cap
  /// The shape of its corners.
  public var join: Join
  /// Lengths of dashes and gaps in turn, in points; none draws a whole line.
  public var dashes: [Double]

  /// Describes a pen; the width is in points.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
  }
}
