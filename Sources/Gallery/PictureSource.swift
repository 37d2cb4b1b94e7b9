import Geometry

/// A picture on a page that a panel can grow out of.
public struct PictureSource: Hashable, Sendable {
  /// The control that shows it.
  public var name: String
  /// What it shows of its album, cut to the frame's proportions.
  public var index: Int
  /// Where it lies, in the page's points.
  public var frame: Rect
  /// The radius of its corners, in points.
  public var radius: Double
}
