/// Distances inward from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Codable, Sendable {
  /// From the upper edge down.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the lower edge up.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Makes insets from a distance an edge, in points; what is left out is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of the same distance on all four edges, in points.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No insets.
  public static let zero = EdgeInsets(all: 0)
}
