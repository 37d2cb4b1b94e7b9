/// The displacement of one spring from its target, begun with one displacement and velocity.
///
/// x(t) = e^(-g t) (x0 C(t) + (v0 + g x0) S(t)), where g = c/2m and C, S are the cosine and the sine over its
/// frequency below critical damping, 1 and t at it, and the hyperbolic ones above.
struct SpringMotion {
  let displacement: Double
  let velocity: Double
  /// The rate g at which the envelope decays, per second.
  let decay: Double
  /// The square of the undamped angular frequency.
  let squareFrequency: Double

  init(spring: Spring, displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
    decay = spring.damping / (2 * spring.mass)
    squareFrequency = spring.stiffness / spring.mass
  }

  /// Negative below critical damping, positive above: the square of the rate in C and S.
  private var discriminant: Double { decay * decay - squareFrequency }

  /// The angular frequency of the swing; nil from critical damping on.
  var swing: Double? {
    discriminant < 0 ? (-discriminant).squareRoot() : nil
  }

  func state(at seconds: Double) -> SpringState {
    let (cosine, sine) = decayed(at: seconds)
    let force = decay * velocity + squareFrequency * displacement
    return SpringState(
      value: displacement * cosine + (velocity + decay * displacement) * sine,
      velocity: velocity * cosine - force * sine)
  }

  /// The velocity without its decaying factor below critical damping, which tells its sign however late it is.
  func undampedVelocity(at seconds: Double, swing: Double) -> Double {
    let (sine, cosine) = Elementary.sineAndCosine(swing * seconds)
    return velocity * cosine - (decay * velocity + squareFrequency * displacement) * sine / swing
  }

  /// e^(-g t) C(t) and e^(-g t) S(t).
  private func decayed(at t: Double) -> (cosine: Double, sine: Double) {
    if let swing {
      let envelope = Elementary.exp(-decay * t)
      guard envelope > 0 else { return (0, 0) }
      let (sine, cosine) = Elementary.sineAndCosine(swing * t)
      return (envelope * cosine, envelope * sine / swing)
    }
    let rate = discriminant.squareRoot()
    // The slower of the two exponentials; written as a quotient, it keeps its digits far above critical damping.
    let slow = Elementary.exp(-squareFrequency / (decay + rate) * t)
    guard rate > 0 else { return (slow, slow * t) }
    let shrink = Elementary.expm1(-2 * rate * t)
    return (slow * (1 + shrink / 2), -slow * shrink / (2 * rate))
  }
}
