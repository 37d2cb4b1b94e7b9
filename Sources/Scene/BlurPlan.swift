/// How a picture is blurred: halved so often, softened by a small Gaussian, and stretched back.
///
/// Variances add: what halving and stretching soften is left out of the Gaussian, so that a radius that grows
/// softens evenly wherever one more halving sets in. Both renderers follow the same plan.
package struct BlurPlan: Equatable {
  /// How often the picture is halved.
  package let halvings: Int
  /// The Gaussian's weights from its middle outward, in 256ths; all of them, the middle once, add up to 256.
  package let weights: [Int]

  /// The most weights: three standard deviations at two pixels, and a little.
  package static let mostWeights = 8

  /// Plans a blur of a standard deviation in pixels.
  package init(deviation: Double) {
    var factor = 1.0
    var halvings = 0
    while deviation / factor > 2, halvings < 10 {
      factor *= 2
      halvings += 1
    }
    self.halvings = halvings
    // Of a box as wide as the factor, and of the triangle twice as wide by which the picture is stretched back.
    let done = halvings == 0 ? 0 : (factor * factor - 1) / 12 + factor * factor / 6
    let variance = min(6, max(0, (deviation * deviation - done) / (factor * factor)))
    weights = Self.weights(variance: variance)
  }

  private static func weights(variance: Double) -> [Int] {
    guard variance > 0.01 else { return [256] }
    // exp(-1 / (2 variance)) by its series, and its powers: the weight at n is the n-squared power.
    let exponent = 1 / (2 * variance)
    var base = 1.0
    for step in stride(from: 24.0, through: 1, by: -1) { base = 1 + exponent / 16 * base / step }
    let ratio = 1 / (0..<4).reduce(base) { power, _ in power * power }
    var shares = [1.0]
    var step = ratio
    while shares.count < mostWeights {
      shares.append((shares.last ?? 0) * step)
      step *= ratio * ratio
    }
    let sum = 2 * shares.reduce(0, +) - 1
    var whole = shares.map { Int(($0 / sum * 256).rounded()) }
    whole[0] = 256 - 2 * whole.dropFirst().reduce(0, +)
    while whole.count > 1, whole.last == 0 { whole.removeLast() }
    return whole
  }
}
