import Motion

/// The way of something that was flung: it coasts to rest, or to a bound, where a spring takes it up.
struct CoastMotion: Hashable, Sendable {
  private let start: Instant
  private let coast: Decay
  /// When it meets the bound, or rests.
  private let turn: Instant
  private let bounce: SprungMotion?
  /// Where it comes to rest.
  let to: Double

  /// What counts as no way, in points: the coast arrives that much earlier than it would by itself.
  private static let tolerance = 0.5
  /// What a spring may be away from its end, in points.
  private static let bounceTolerance = 0.001
  private static let spring = Spring(response: 0.4, dampingRatio: 1)

  /// Flings it from a value with a velocity, where it may come to rest within bounds.
  init(from: Double, velocity: Double, within bounds: ClosedRange<Double>, start: Instant) {
    self.start = start
    let rate = DecelerationRate.normal
    let free = Decay(from: from, velocity: velocity, rate: rate)
    let way = free.restsAt - from
    let allowed = bounds.clamp(free.restsAt) - from
    guard bounds.contains(from) else {
      to = bounds.clamp(free.restsAt)
      coast = Decay(from: from, velocity: 0, rate: rate)
      turn = start
      bounce = Self.bounce(from: from, to: to, velocity: velocity, start: start)
      return
    }
    guard abs(way) > Self.tolerance else {
      // it is not sent on a way that would be over at once
      coast = Decay(from: from, velocity: 0, rate: rate)
      turn = start
      bounce = nil
      to = from
      return
    }
    // the share of the way that is left after a time t is e^(1000 t ln r)
    let exponent = 1000 * Elementary.log(rate.perMillisecond)
    to = bounds.clamp(free.restsAt)
    let left = 1 - allowed / way
    let arrives = Elementary.log(Self.tolerance / abs(way)) / exponent
    let meets = left > 0 ? Elementary.log(left) / exponent : .infinity
    if meets < min(arrives, SettleStyle.longest) {
      coast = free
      turn = start + .seconds(meets)
      bounce = Self.bounce(from: to, to: to, velocity: velocity * left, start: turn)
      return
    }
    // a little faster, so that it stands at its end when it arrives
    let duration = min(arrives, SettleStyle.longest)
    let come = -Elementary.expm1(exponent * duration)
    coast = Decay(from: from, velocity: come > 0 ? -exponent * allowed / come : 0, rate: rate)
    turn = come > 0 ? start + .seconds(duration) : start
    bounce = nil
  }

  private static func bounce(from: Double, to: Double, velocity: Double, start: Instant) -> SprungMotion {
    let time = spring.settlingTime(from: from, to: to, velocity: velocity, tolerance: bounceTolerance)
    return SprungMotion(
      spring: spring, start: start, end: start + .seconds(min(time, SettleStyle.longest)), from: from, to: to,
      velocity: velocity, floor: -.greatestFiniteMagnitude)
  }

  /// When it rests.
  var end: Instant { bounce?.end ?? turn }

  /// Value and velocity at a moment.
  func state(at time: Instant) -> SpringState {
    if time < turn {
      let seconds = (time - start).seconds
      return SpringState(value: coast.value(at: seconds), velocity: coast.velocity(at: seconds))
    }
    return bounce?.state(at: time) ?? SpringState(value: to, velocity: 0)
  }
}
