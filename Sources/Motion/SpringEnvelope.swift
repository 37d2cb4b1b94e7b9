/// The amplitude that a spring has left at the end of a duration, as a function of its frequency.
struct SpringEnvelope {
  let dampingRatio: Double
  let duration: Double
  let distance: Double
  let velocity: Double

  /// The part of the distance that may be left at the end.
  private static let leftover = 0.001

  /// The largest frequency at which exactly the tolerance is left.
  ///
  /// From 1 / duration on, where a distance of at least 1 always leaves more; shorter ones may leave less at
  /// every frequency, and then get that one.
  var frequency: Double {
    let slowest = 1 / duration
    // Behind the last maximum the excess only falls. Where that maximum is below 0, or there is none, the only
    // root lies on the first slope.
    var low = slowest
    if let peak = lastPeak, peak > slowest, excess(at: peak) >= 0 { low = peak }
    guard excess(at: low) > 0 else { return low }
    var high = 2 * low
    while excess(at: high) > 0 { high *= 2 }
    return Bisection.lastTrue(from: low, to: high) { excess(at: $0) > 0 }
  }

  /// The logarithm of the amplitude over the tolerance.
  private func excess(at w: Double) -> Double {
    let tolerance = Self.leftover * max(distance.magnitude, 1)
    if dampingRatio == 1 {
      let amplitude = distance.magnitude + (w * distance - velocity).magnitude * duration
      return -w * duration + Elementary.log(amplitude / tolerance)
    }
    let swing = w * (1 - dampingRatio * dampingRatio).squareRoot()
    let a = distance / tolerance
    let b = (dampingRatio * w * distance - velocity) / swing / tolerance
    return -dampingRatio * w * duration + Elementary.log(a * a + b * b) / 2
  }

  /// The frequency of the excess's last maximum, if it has one.
  ///
  /// With q = v0 T and y = v0 / w its derivative vanishes where y^3 + z (q - 1) y^2 - 2 z^2 q y + z q = 0; the
  /// smallest positive root is sought, left of the cubic's minimum.
  private var lastPeak: Double? {
    let z = dampingRatio
    let v0 = velocity / distance
    let q = v0 * duration
    guard z < 1, v0 > 0, q.isFinite else { return nil }
    func cubic(_ y: Double) -> Double { ((y + z * (q - 1)) * y - 2 * z * z * q) * y + z * q }
    let half = z * (q - 1)
    let root = (half * half + 6 * z * z * q).squareRoot()
    let minimum = half > 0 ? 2 * z * z * q / (half + root) : (root - half) / 3
    guard cubic(minimum) < 0 else { return nil }
    return v0 / Bisection.lastTrue(from: 0, to: minimum) { cubic($0) > 0 }
  }
}
