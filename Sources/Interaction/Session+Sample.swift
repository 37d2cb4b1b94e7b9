import Geometry
import Motion

extension Session {
  /// The panel's frame at rest.
  public var restingFrame: Rect {
    let window = surroundings.window
    switch style.content.restingFrame {
    case .window: return Rect(origin: .zero, size: window)
    case .picture:
      let height = window.width * surroundings.image.height / surroundings.image.width
      return Rect(center: window.center, size: Size(width: window.width, height: height))
    }
  }

  /// Everything that is shown at a moment at or after the last event's.
  ///
  /// - Parameter measuresVelocity: Whether the pointer's velocity is fitted, which a frame's picture does not need.
  public func sample(at time: Instant, measuresVelocity: Bool = true) -> Sample {
    let rest = restingFrame
    let pointer = grip == nil || !measuresVelocity ? Vector.zero : pointerVelocity(at: time)
    let x = state(of: .x, at: time, pointer: pointer)
    let y = state(of: .y, at: time, pointer: pointer)
    let panX = state(of: .panX, at: time)
    let panY = state(of: .panY, at: time)
    let zoom = value(of: .zoom, at: time)
    let size = Size(width: value(of: .width, at: time), height: value(of: .height, at: time)) * zoom
    let translation = Vector(dx: x.value + panX.value, dy: y.value + panY.value)
    let opacity = value(of: .opacity, at: time)
    let backdrop = value(of: .backdrop, at: time)
    return Sample(
      time: time, phase: phase, translation: translation, scale: value(of: .scale, at: time), zoom: zoom,
      cornerRadius: value(of: .cornerRadius, at: time), opacity: opacity,
      backdrop: style.fadesAsGroup ? backdrop * opacity : backdrop,
      presenterScale: value(of: .presenterScale, at: time), controls: value(of: .controls, at: time),
      backdropBlur: value(of: .backdropBlur, at: time),
      frame: Rect(center: rest.center + translation, size: size),
      velocity: Vector(dx: x.velocity + panX.velocity, dy: y.velocity + panY.velocity),
      page: surroundings.pageCount > 1 ? shownPage(at: time) : nil)
  }

  /// A channel's value within its limits.
  func value(of channel: Channel, at time: Instant) -> Double {
    let limits = channel.limits
    return max(limits.lowerBound, min(limits.upperBound, state(of: channel, at: time, pointer: .zero).value))
  }

  /// A channel's value and velocity; the pointer's velocity may be given where it is known already.
  func state(of channel: Channel, at time: Instant, pointer: Vector? = nil) -> SpringState {
    switch motions[channel] {
    case .held(let value):
      return SpringState(value: value, velocity: 0)
    case .timed(let motion):
      return motion.state(at: time)
    case .sprung(let motion):
      return motion.state(at: time)
    case .coasting(let motion):
      return motion.state(at: time)
    case .switched(let from, let to, let moment):
      return SpringState(value: time < moment ? from : to, velocity: 0)
    case .faded(let from, let to, let start):
      let progress = 2 * (time - start).seconds / Self.crossfade.seconds
      let value = progress < 1 ? from * (1 - max(0, progress)) : to * (min(2, progress) - 1)
      return SpringState(value: value, velocity: 0)
    case .followed:
      return gripState(
        channel == .x ? .horizontal : .vertical, pointer: pointer ?? pointerVelocity(at: time))
    case .ramped(let ramp, let remainder):
      return SpringState(value: value(of: ramp) + remainder.value(at: time), velocity: 0)
    case .scaled(let remainder):
      let length = channel == .width ? restingFrame.width : restingFrame.height
      let value = length * value(of: .scale, at: time) + remainder.value(at: time)
      return SpringState(value: value, velocity: 0)
    }
  }

  private func gripState(_ axis: Axis, pointer: Vector) -> SpringState {
    guard let grip else { return SpringState(value: 0, velocity: 0) }
    return SpringState(
      value: grip.offset(axis, style.drag),
      velocity: grip.velocity(axis, style.drag, pointer: pointer))
  }

  /// The value that a ramp has for the drag in progress.
  func value(of ramp: Ramp) -> Double {
    guard let grip else { return ramp.output.from }
    return ramp.value(for: grip.signal(ramp.signal, style.drag), in: surroundings.window)
  }

  /// The pointer's velocity at a moment of the session's clock, told by the device's own times.
  func pointerVelocity(at time: Instant) -> Vector {
    guard let lastSample else { return .zero }
    return tracker.velocity(at: lastSample.stamped + max(.zero, time - lastSample.applied))
  }

  /// How far the page in the panel is scrolled at a moment, in points.
  public func contentOffset(at time: Instant) -> Double { content.offset(at: time) }
}
