import Drawing

/// What a window may be.
public enum WindowLimits {
  /// Pixels along each side: what every backend can allocate and address.
  public static let pixels = 1...Bitmap.longestSide
  /// Pixels a point.
  public static let scale = 0.25...8.0
}
