/// Weights or costs, from the level that counts first to the one that counts last: strong, medium, weak, and the
/// order of insertion, which decides between what is equal otherwise.
typealias Cost = SIMD4<Double>

extension SIMD4<Double> {
  /// Differences smaller than this, relative to the numbers or to 1, count as none.
  private static var closeness: Double { 1e-9 }

  /// What is left of a sum is rounding error if it is smaller than this part of the summands.
  private static var rounding: Double { 1e-13 }

  /// How far apart two numbers of one level may be and still count as equal.
  @inline(__always)
  static func tolerance(_ a: Double, _ b: Double) -> Double {
    closeness * Swift.max(1, Swift.max(a.magnitude, b.magnitude))
  }

  /// Whether the first level that isn't zero is negative.
  @inline(__always)
  var isNegative: Bool {
    for level in 0..<4 {
      if self[level] < -Self.closeness { return true }
      if self[level] > Self.closeness { return false }
    }
    return false
  }

  /// Whether the first level at which the two differ is smaller here.
  @inline(__always)
  func isLess(than other: Self) -> Bool {
    for level in 0..<4 {
      let difference = self[level] - other[level]
      let tolerance = Self.tolerance(self[level], other[level])
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
