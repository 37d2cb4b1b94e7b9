extension Spring {
  /// Makes UIKit's kind of spring, whose envelope has fallen to 0.001 of the distance when a duration is over.
  ///
  /// The damping ratio is clamped to 0.01...1, the duration, in seconds, to 0.001...10,000; the initial velocity
  /// is in distances per second. With z the ratio, T the duration and b = (z w - v0) / (w sqrt(1 - z^2)), the
  /// frequency w is the largest root of e^(-z w T) sqrt(1 + b^2) = 0.001; for z = 1, that of
  /// e^(-w T) (1 + |w - v0| T) = 0.001.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
    self.init(dampingRatio: dampingRatio, duration: duration, distance: 1, velocity: initialVelocity)
  }

  /// Makes the same spring from a distance and a velocity in the distance's unit and per second.
  ///
  /// Short distances count as 1 for what may be left at the end, so that a motion without a distance, or a fast
  /// one over a short distance, has a spring too; distance and velocity are clamped to ±1e100.
  public init(dampingRatio: Double, duration: Double, distance: Double, velocity: Double) {
    let ratio = dampingRatio > 0.01 ? min(1, dampingRatio) : 0.01
    let envelope = SpringEnvelope(
      dampingRatio: ratio, duration: duration > 0.001 ? min(1e4, duration) : 0.001,
      distance: Self.bounded(distance), velocity: Self.bounded(velocity))
    self.init(angularFrequency: envelope.frequency, dampingRatio: ratio)
  }

  private static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : max(-1e100, min(1e100, number))
  }
}
