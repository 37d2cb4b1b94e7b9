/// A motion that coasts to rest: its velocity falls by the same factor in every millisecond.
///
/// v(t) = v0 r^(1000 t), so x(t) = x0 + v0 (r^(1000 t) - 1) / (1000 ln r).
public struct Decay: Hashable, Sendable {
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0, per second.
  public let velocity: Double
  /// The part of the velocity that a millisecond leaves.
  public let rate: DecelerationRate

  /// Makes a motion from its value and its velocity at time 0.
  public init(from: Double = 0, velocity: Double, rate: DecelerationRate) {
    self.from = from
    self.velocity = velocity
    self.rate = rate
  }

  /// The value after a time in seconds.
  public func value(at seconds: Double) -> Double {
    guard seconds > 0, rate.perMillisecond > 0 else { return from }
    return from + velocity * Elementary.expm1(exponent * seconds) / exponent
  }

  /// The velocity after a time in seconds.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    return rate.perMillisecond > 0 ? velocity * Elementary.exp(exponent * seconds) : 0
  }

  /// The value that it approaches.
  public var restsAt: Double {
    rate.perMillisecond > 0 ? from - velocity / exponent : from
  }

  private var exponent: Double { 1000 * Elementary.log(rate.perMillisecond) }
}
