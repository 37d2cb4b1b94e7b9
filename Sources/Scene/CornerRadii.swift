/// The two half axes of elliptic corners, in points; equal ones make circles.
public struct CornerRadii: Hashable, Sendable {
  /// The half axis along the horizontal edges.
  public var x: Double
  /// The half axis along the vertical edges.
  public var y: Double

  /// Makes elliptic corners, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes circular corners, in points.
  public init(_ radius: Double) {
    self.init(x: radius, y: radius)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)
}
