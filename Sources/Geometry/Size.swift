/// A width and a height, in points.
public struct Size: Hashable, Codable, Sendable {
  /// From the left edge to the right one.
  public var width: Double
  /// From the upper edge to the lower one.
  public var height: Double

  /// Makes a size from its two lengths, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing wide and nothing high.
  public static let zero = Size(width: 0, height: 0)

  /// The middle of a rectangle of this size whose corner is the origin.
  public var center: Point { Point(x: width / 2, y: height / 2) }

  /// Both lengths multiplied by a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// The largest size of these proportions that fits into another; `bounds` itself where this one is empty.
  public func fitted(into bounds: Size) -> Size {
    guard width > 0, height > 0 else { return bounds }
    return self * min(bounds.width / width, bounds.height / height)
  }

  /// The smallest size of these proportions that covers another; `bounds` itself where this one is empty.
  public func filling(_ bounds: Size) -> Size {
    guard width > 0, height > 0 else { return bounds }
    return self * max(bounds.width / width, bounds.height / height)
  }

  /// Whether both lengths are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}
