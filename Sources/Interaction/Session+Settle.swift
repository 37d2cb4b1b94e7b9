import Geometry
import Motion

extension Session {
  /// How long a settle takes under reduced motion: half to fade out, half to fade in.
  static let crossfade = Span.milliseconds(150)

  /// Puts every channel where a goal has it.
  mutating func hold(at goal: Goal) {
    for channel in Channel.allCases { motions[channel] = .held(target(of: channel, for: goal)) }
  }

  /// Puts every channel where a presentation begins; nobody sees the panel yet.
  mutating func holdAtEntry() {
    guard let entry = style.entry else { return hold(at: goal) }
    for channel in Channel.allCases {
      motions[channel] = .held(target(of: channel, at: entry.place, values: entry.values))
    }
  }

  /// Sends every channel from what is shown to where a goal has it.
  ///
  /// - Parameter fromNowhere: Whether the panel was hidden, so that its size may start where the rule has it.
  mutating func settle(
    to goal: Goal, along settle: SettleStyle, at time: Instant, fromNowhere: Bool = false
  ) {
    let states = ChannelMap { state(of: $0, at: time) }
    let targets = ChannelMap { target(of: $0, for: goal) }
    self.goal = goal
    grip = nil
    if surroundings.reducesMotion {
      fade(from: states, to: targets, at: time)
      return
    }
    let isMoving = !fromNowhere && (phase != .presented || isPushed(states))
    let clock = SettleClock(settle.motion, states, targets, goesOn: style.handsOverVelocity && isMoving)
    for channel in Channel.allCases {
      let from = channel.limits.clamp(states[channel].value)
      let to = targets[channel]
      let floor = sizeFloor(of: channel, from: from, to: to, fromNowhere: fromNowhere)
      if let window = settle.windows[channel] {
        motions[channel] = .timed(
          TimedMotion(
            from: from, to: to, start: time + .seconds(clock.duration * window.during[0]),
            duration: .seconds(clock.duration * (window.during[1] - window.during[0])), easing: window.easing)
        )
      } else {
        motions[channel] = clock.motion(of: channel, from: from, to: to, floor: floor, start: time)
      }
    }
    settlesAt = time + .seconds(clock.duration)
  }

  /// Whether the panel moves although it counts as at rest, as under another style, or a picture within it.
  private func isPushed(_ states: ChannelMap<SpringState>) -> Bool {
    Channel.place.contains { states[$0].velocity != 0 }
  }

  /// Half of the target's length, below which no width or height falls; less where less is shown already.
  private func sizeFloor(of channel: Channel, from: Double, to: Double, fromNowhere: Bool) -> Double {
    // a zoom that overshot to the other side of its end would turn the picture around
    if channel == .zoom { return min(to, from) }
    guard channel == .width || channel == .height else { return -.greatestFiniteMagnitude }
    return fromNowhere ? to / 2 : min(to / 2, from)
  }

  /// Sends every channel to its target without travel: fades, and changes the place unseen.
  private mutating func fade(
    from states: ChannelMap<SpringState>, to targets: ChannelMap<Double>, at time: Instant
  ) {
    for channel in Channel.allCases {
      let from = channel.limits.clamp(states[channel].value)
      let to = targets[channel]
      switch channel {
      case .opacity:
        motions[channel] = .faded(from: from, to: to, start: time)
      case .backdrop, .controls, .backdropBlur:
        motions[channel] = .timed(
          TimedMotion(from: from, to: to, start: time, duration: Self.crossfade, easing: .linear))
      default:
        motions[channel] = .switched(
          from: from, to: to, at: time + Span(nanoseconds: Self.crossfade.nanoseconds / 2))
      }
    }
    settlesAt = time + Self.crossfade
  }

  /// Ends the settle in progress: everything stands on its target, and the events say so.
  mutating func finishSettle(at time: Instant) {
    settlesAt = nil
    hold(at: goal)
    switch phase {
    case .presenting:
      phase = .presented
      endPresent(at: time)
    case .restoring:
      phase = .presented
      isDismissOpen = false
      emit(.didRestore, at: time)
      endPresent(at: time)
    case .dismissing:
      phase = .hidden
      isDismissOpen = false
      isAnswerAwaited = false
      emit(.didDismiss, at: time)
      if let animated = waitingPresent {
        waitingPresent = nil
        present(animated: animated, at: time)
      }
    case .hidden, .presented, .dragging:
      break
    }
  }

  private mutating func endPresent(at time: Instant) {
    guard isPresentOpen else { return }
    isPresentOpen = false
    emit(.didPresent, at: time)
  }

  /// Follows a change of the window, the source or the style: what is shown stays, targets move.
  mutating func retarget(at time: Instant) {
    for channel in Channel.allCases {
      if Channel.view.contains(channel), panning != nil || pinch != nil { continue }
      if channel == .page, swiping != nil { continue }
      let to = target(of: channel, for: goal)
      let floor = channel == .width || channel == .height ? to / 2 : -.greatestFiniteMagnitude
      switch motions[channel] {
      case .held:
        if phase != .dragging { motions[channel] = .held(to) }
      case .timed(let motion):
        if phase != .dragging {
          let end = max(motion.end, settlesAt ?? motion.end)
          motions[channel] = .timed(motion.retargeted(to: to, floor: floor, at: time, end: end))
        }
      case .sprung(let motion):
        motions[channel] = .sprung(retargeted(motion, to: to, floor: floor, at: time))
      case .switched(let from, _, let moment):
        motions[channel] = .switched(from: from, to: to, at: moment)
      case .faded(let from, _, let start):
        motions[channel] = .faded(from: from, to: to, start: start)
      case .followed, .ramped, .scaled, .coasting:
        break
      }
    }
  }

  /// Keeps a settling panel where it is seen when the window has changed its size, along each axis.
  ///
  /// One that fills its resting frame goes on filling it, as its edges are tied to the window's; one that changes
  /// its size on the way stays where it is and runs on from there.
  mutating func keepPlace(restingAt old: Rect) {
    let rest = restingFrame
    let shift = old.center - rest.center
    let isWhole = motions[.zoom].stays(at: 1) && motions[.panX].stays(at: 0) && motions[.panY].stays(at: 0)
    let fillsWidth = isWhole && goal != .away(.source) && motions[.width].stays(at: old.width)
    let fillsHeight = isWhole && goal != .away(.source) && motions[.height].stays(at: old.height)
    if fillsWidth {
      motions[.width] = .held(rest.width)
    } else {
      motions[.x] = motions[.x].shifted(by: shift.dx)
    }
    if fillsHeight {
      motions[.height] = .held(rest.height)
    } else {
      motions[.y] = motions[.y].shifted(by: shift.dy)
    }
  }

  /// A spring that goes on with its place and velocity to another target, for as long as it then needs.
  private mutating func retargeted(
    _ motion: SprungMotion, to: Double, floor: Double, at time: Instant
  ) -> SprungMotion {
    guard to != motion.to else { return motion }
    let state = motion.state(at: time)
    let tolerance = SettleClock.tolerance(forDistance: to - state.value)
    let left = motion.spring.settlingTime(
      from: state.value, to: to, velocity: state.velocity, tolerance: tolerance)
    let moved = SprungMotion(
      spring: motion.spring, start: time,
      end: max(motion.end, time + .seconds(min(left, SettleStyle.longest))), from: state.value, to: to,
      velocity: state.velocity, floor: min(floor, state.value))
    settlesAt = max(settlesAt ?? moved.end, moved.end)
    return moved
  }
}

extension ClosedRange<Double> {
  func clamp(_ value: Double) -> Double { Swift.max(lowerBound, Swift.min(upperBound, value)) }
}
