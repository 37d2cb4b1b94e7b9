import Geometry

/// A window's size in whole pixels.
package struct PixelSize: Hashable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The pixels that a size in points covers, rounded to the nearest; what is no number counts as nothing.
  package init(_ size: Size, scale: Double) {
    func pixels(_ length: Double) -> Int {
      let value = (length * scale).rounded()
      return value.isNaN ? 0 : Int(max(-1e6, min(1e6, value)))
    }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }

  /// Whether a window can have this size.
  package var isAllowed: Bool { WindowLimits.pixels.contains(width) && WindowLimits.pixels.contains(height) }

  /// The nearest size that a window can have.
  package var clamped: PixelSize {
    let limits = WindowLimits.pixels
    return PixelSize(
      width: min(max(width, limits.lowerBound), limits.upperBound),
      height: min(max(height, limits.lowerBound), limits.upperBound))
  }

  /// The same in points.
  package func size(scale: Double) -> Size {
    Size(width: Double(width) / scale, height: Double(height) / scale)
  }
}
