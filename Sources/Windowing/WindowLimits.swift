import Geometry

/// What a window may be.
public enum WindowLimits {
  /// Pixels along each side: what every backend can allocate and address.
  public static let pixels = 1...Limits.pictureSide
  /// Pixels a point.
  public static let scale = Limits.scale
}
