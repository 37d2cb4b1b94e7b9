/// A damped spring, whose motion is known in closed form at every time.
///
/// The motion solves m x'' + c x' + k x = 0 for the displacement x from the target. Numbers that are not
/// positive and finite, or beyond 1e-9...1e12, are clamped to that range.
public struct Spring: Hashable, Sendable {
  /// The moved mass m.
  public let mass: Double
  /// The force k per unit of displacement, in mass per square second.
  public let stiffness: Double
  /// The force c per unit of velocity, in mass per second.
  public let damping: Double

  /// Makes a spring from its physical constants.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = Self.positive(mass)
    self.stiffness = Self.positive(stiffness)
    self.damping = Self.positive(damping)
  }

  /// Makes a spring of mass 1 from the period, in seconds, that it would have undamped, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / Self.positive(response), dampingRatio: dampingRatio)
  }

  init(angularFrequency: Double, dampingRatio: Double) {
    self.init(
      mass: 1, stiffness: angularFrequency * angularFrequency,
      damping: 2 * Self.positive(dampingRatio) * angularFrequency)
  }

  private static func positive(_ number: Double) -> Double {
    number > 0 ? max(1e-9, min(1e12, number)) : 1e-9
  }

  /// The frequency that it would have undamped, in radians per second: the square root of k/m.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping relative to critical damping: below 1 it swings, above 1 it creeps.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The period that it would have undamped, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// Where a motion from one value to another is after a time in seconds, begun with a velocity per second.
  ///
  /// Exactly `from` and `velocity` at time 0 and before, exactly `to` once the rest is too small for a Double.
  public func state(at seconds: Double, from: Double, to: Double, velocity: Double) -> SpringState {
    guard seconds > 0 else { return SpringState(value: from, velocity: velocity) }
    let motion = SpringMotion(spring: self, displacement: from - to, velocity: velocity)
    let state = motion.state(at: seconds)
    return SpringState(value: to + state.value, velocity: state.velocity)
  }

  /// The last time, in seconds, at which the motion is further from its target than a tolerance; 0 if it never is.
  ///
  /// A tolerance below 1e-12 of the motion's size is raised to that.
  public func settlingTime(from: Double, to: Double, velocity: Double, tolerance: Double) -> Double {
    SpringMotion(spring: self, displacement: from - to, velocity: velocity).settlingTime(tolerance: tolerance)
  }
}
