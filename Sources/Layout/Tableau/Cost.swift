/// Weights or costs, from the level that counts first to the one that counts last: strong, medium, weak, and the
/// order of insertion, which decides between what is equal otherwise.
typealias Cost = SIMD4<Double>

extension SIMD4<Double> {
  /// Differences smaller than this part of the numbers count as none.
  private static var closeness: Double { 1e-9 }

  /// Numbers smaller than this part of the largest level's count as 0, and so do numbers smaller than `smallest`.
  private static var nothing: Double { 1e-10 }
  private static var smallest: Double { 1e-13 }

  /// What is left of a sum is rounding error if it is smaller than this part of the summands.
  private static var rounding: Double { 1e-13 }

  /// The size of the largest level.
  @inline(__always)
  var scale: Double { magnitudes.max() }

  /// How far apart two numbers of one level may be and still count as equal, beside levels of a size.
  @inline(__always)
  static func tolerance(_ a: Double, _ b: Double, scale: Double) -> Double {
    Swift.max(nothing * scale + smallest, closeness * Swift.max(a.magnitude, b.magnitude))
  }

  /// Whether the first level that isn't zero is negative.
  @inline(__always)
  var isNegative: Bool {
    let nothing = Self.nothing * scale + Self.smallest
    for level in 0..<4 {
      if self[level] < -nothing { return true }
      if self[level] > nothing { return false }
    }
    return false
  }

  /// Whether the first level at which the two differ is smaller here.
  @inline(__always)
  func isLess(than other: Self) -> Bool {
    let scale = Swift.min(self.scale, other.scale)
    for level in 0..<4 {
      let difference = self[level] - other[level]
      let tolerance = Self.tolerance(self[level], other[level], scale: scale)
      if difference < -tolerance { return true }
      if difference > tolerance { return false }
    }
    return false
  }

  /// The difference, where what is only rounding error is 0.
  @inline(__always)
  func subtracting(_ other: Self) -> Self {
    let difference = self - other
    let size = self.magnitudes + other.magnitudes
    return difference.replacing(with: 0, where: difference.magnitudes .<= size * Self.rounding)
  }

  @inline(__always)
  private var magnitudes: Self {
    replacing(with: 0 - self, where: self .< 0)
  }
}
