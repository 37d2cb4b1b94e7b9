import Motion

/// How one channel gets its value at any moment.
enum ChannelMotion: Hashable, Sendable {
  /// It stays.
  case held(Double)
  /// It follows the drag's translation.
  case followed
  /// It follows a ramp, and what was left when the drag took over fades.
  case ramped(Ramp, Remainder)
  /// A length of the resting frame times the drag's scale, and what was left when the drag took over fades.
  case scaled(Remainder)
  /// It runs along a curve.
  case timed(TimedMotion)
  /// It is moved by a spring.
  case sprung(SprungMotion)
  /// It was flung.
  case coasting(CoastMotion)
  /// It changes at a moment, unseen.
  case switched(from: Double, to: Double, at: Instant)
  /// It fades to nothing and back while the panel changes its place unseen.
  case faded(from: Double, to: Double, start: Instant)
}

extension ChannelMotion {
  /// Whether it shows nothing but a value until it ends.
  func stays(at value: Double) -> Bool {
    switch self {
    case .held(let held): held == value
    case .timed(let motion): motion.to == value && motion.reach == 0
    case .sprung(let motion): motion.to == value && motion.from == value && motion.velocity == 0
    case .followed, .ramped, .scaled, .coasting, .switched, .faded: false
    }
  }

  /// Whether it was flung and nobody has caught it.
  var isCoasting: Bool {
    if case .coasting = self { true } else { false }
  }

  /// The same way, with both ends moved; what the drag drives is not moved.
  func shifted(by shift: Double) -> ChannelMotion {
    switch self {
    case .held(let value):
      return .held(value + shift)
    case .timed(var motion):
      motion.to += shift
      return .timed(motion)
    case .sprung(var motion):
      motion.from += shift
      motion.to += shift
      return .sprung(motion)
    case .switched(let from, let to, let moment):
      return .switched(from: from + shift, to: to + shift, at: moment)
    case .followed, .ramped, .scaled, .coasting, .faded:
      return self
    }
  }
}

/// The difference between what was shown and what a ramp would show, on its way to zero.
struct Remainder: Hashable, Sendable {
  /// How long the difference takes to vanish.
  static let duration = Span.milliseconds(200)

  var amount: Double
  var since: Instant

  /// What is left of it at a moment.
  func value(at time: Instant) -> Double {
    if amount == 0 { return 0 }
    let progress = (time - since).seconds / Self.duration.seconds
    return amount * (1 - Easing.easeOut.value(at: progress))
  }

  /// Whether it has vanished.
  func isOver(at time: Instant) -> Bool { amount == 0 || time >= since + Self.duration }
}

/// A run along a curve to a target: `to + reach * (1 - p)`, where p is the curve's value.
///
/// In this form a target may move in mid-run without a jump: `reach` is what is left over the share of the curve
/// that is left, so that value = new + (current - new) * (1 - p) / (1 - p_now).
struct TimedMotion: Hashable, Sendable {
  var start: Instant
  var duration: Span
  var easing: Easing
  var to: Double
  var reach: Double
  /// The value never falls below this while it runs.
  var floor: Double

  init(
    from: Double, to: Double, start: Instant, duration: Span, easing: Easing,
    floor: Double = -.greatestFiniteMagnitude
  ) {
    self.start = start
    self.duration = duration
    self.easing = easing
    self.to = to
    self.floor = floor
    reach = from - to
  }

  var end: Instant { start + duration }

  private func progress(at time: Instant) -> Double {
    if time >= end { return 1 }
    return (time - start).seconds / duration.seconds
  }

  /// Value and velocity at a moment.
  func state(at time: Instant) -> SpringState {
    if time >= end { return SpringState(value: to, velocity: 0) }
    let progress = progress(at: time)
    let value = to + reach * (1 - easing.value(at: progress))
    if value < floor { return SpringState(value: floor, velocity: 0) }
    let velocity = progress < 0 ? 0 : -reach * easing.slope(at: progress) / duration.seconds
    return SpringState(value: value, velocity: velocity)
  }

  /// The same run to another target from what is shown at a moment on.
  ///
  /// A curve that passes its target or leaves it again would blow the difference up, and one that has arrived has
  /// nothing left to scale: these become a plain run that ends with the settle.
  func retargeted(to target: Double, floor: Double, at time: Instant, end settleEnd: Instant) -> TimedMotion {
    if target == to { return self }
    let shown = state(at: time).value
    let floor = min(floor, shown)
    var motion = self
    motion.to = target
    motion.floor = floor
    if time >= settleEnd { return motion }
    let progress = progress(at: time)
    let left = 1 - easing.value(at: progress)
    if left == 0 || returns(after: progress) {
      return TimedMotion(
        from: shown, to: target, start: time, duration: settleEnd - time, easing: .easeOut, floor: floor)
    }
    motion.reach = (shown - target) / left
    return motion
  }

  /// Whether the curve is further from its end again at some time after a progress.
  private func returns(after progress: Double) -> Bool {
    let left = abs(1 - easing.value(at: progress))
    return (1...16).contains { step in
      let later = progress + (1 - progress) * Double(step) / 16
      return abs(1 - easing.value(at: later)) > left + 1e-9
    }
  }
}

/// A spring's way to a target; it stands on the target exactly from its end on.
///
/// One clock serves all channels, so that a channel with a velocity of its own may be further from its target then than
/// the thousandth of its way that a last step may be: what is more is taken off on the way.
struct SprungMotion: Hashable, Sendable {
  let spring: Spring
  let start: Instant
  let end: Instant
  var from: Double
  var to: Double
  let velocity: Double
  /// The value never falls below this while it runs.
  let floor: Double
  private let excess: Double

  /// The part of its way that may be left for its last step.
  private static let lastStep = 0.001

  init(
    spring: Spring, start: Instant, end: Instant, from: Double, to: Double, velocity: Double, floor: Double
  ) {
    self.spring = spring
    self.start = start
    self.end = end
    self.from = from
    self.to = to
    self.velocity = velocity
    self.floor = floor
    let left = spring.state(at: (end - start).seconds, from: from, to: to, velocity: velocity).value - to
    let allowed = abs(from - to) * Self.lastStep
    excess = left - max(-allowed, min(allowed, left))
  }

  /// Value and velocity at a moment.
  func state(at time: Instant) -> SpringState {
    if time >= end { return SpringState(value: to, velocity: 0) }
    var state = spring.state(at: (time - start).seconds, from: from, to: to, velocity: velocity)
    if excess != 0 {
      // slowly at first, so that it begins with the hand's velocity
      let duration = (end - start).seconds
      let part = max(0, (time - start).seconds / duration)
      state.value -= excess * part * part
      state.velocity -= 2 * excess * part / duration
    }
    return state.value < floor ? SpringState(value: floor, velocity: 0) : state
  }
}
