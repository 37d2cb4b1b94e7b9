import Motion

/// One settle's duration and spring, shared by all channels, so that they arrive together.
struct SettleClock {
  /// In seconds.
  let duration: Double
  private let kind: Kind

  private enum Kind {
    case curve(Easing)
    /// `initialVelocity` is in distances per second, or nil where channels go on with the velocity they have.
    case spring(Spring, initialVelocity: Double?, states: ChannelMap<SpringState>)
  }

  /// What counts as arrived: a thousandth of the distance, or of a point where the distance is less than that.
  static func tolerance(forDistance distance: Double) -> Double { 0.001 * max(abs(distance), 1) }

  /// Plans a settle from states to targets.
  ///
  /// - Parameter goesOn: Whether the panel goes on with the velocity it has.
  init(
    _ motion: SettleMotion, _ states: ChannelMap<SpringState>, _ targets: ChannelMap<Double>, goesOn: Bool
  ) {
    switch motion {
    case .curve(let easing, let duration):
      self.duration = duration
      kind = .curve(easing)
    case .timedSpring(let dampingRatio, let duration, let initialVelocity):
      self.duration = duration
      var spring = Spring(
        dampingRatio: dampingRatio, duration: duration, initialVelocity: goesOn ? 0 : initialVelocity)
      if goesOn {
        // the stiffest that any moving channel needs in order to arrive in time
        for channel in Channel.place {
          let needed = Spring(
            dampingRatio: dampingRatio, duration: duration,
            distance: targets[channel] - states[channel].value, velocity: states[channel].velocity)
          if needed.angularFrequency > spring.angularFrequency { spring = needed }
        }
      }
      kind = .spring(spring, initialVelocity: goesOn ? nil : initialVelocity, states: states)
    case .spring(let response, let dampingRatio):
      let spring = Spring(response: response, dampingRatio: dampingRatio)
      let times = Channel.allCases.map { channel in
        let state = states[channel]
        return spring.settlingTime(
          from: state.value, to: targets[channel], velocity: goesOn ? state.velocity : 0,
          tolerance: Self.tolerance(forDistance: targets[channel] - state.value))
      }
      duration = min(times.max() ?? 0, SettleStyle.longest)
      kind = .spring(spring, initialVelocity: goesOn ? nil : 0, states: states)
    }
  }

  /// A channel's part of the settle.
  func motion(of channel: Channel, from: Double, to: Double, floor: Double, start: Instant) -> ChannelMotion {
    switch kind {
    case .curve(let easing):
      return .timed(
        TimedMotion(
          from: from, to: to, start: start, duration: .seconds(duration), easing: easing, floor: floor))
    case .spring(let spring, let initialVelocity, let states):
      let goesOn = Channel.place.contains(channel) ? states[channel].velocity : 0
      return .sprung(
        SprungMotion(
          spring: spring, start: start, end: start + .seconds(duration), from: from, to: to,
          velocity: initialVelocity.map { $0 * (to - from) } ?? goesOn, floor: floor))
    }
  }
}
