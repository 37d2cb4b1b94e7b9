import Geometry
import Gestures
import Motion
import Windowing

/// Turns scroll axes and wheel buttons of all devices into scroll steps.
struct ScrollTracker {
  /// One notch's worth of a touchpad's axis, in points: libinput's X driver sets a notch to 15 units, and a unit to the
  /// way that the pointer would go.
  static let touchpadPointsPerNotch = 15.0
  /// A touchpad that pauses for so long begins a new gesture.
  static let longestPause = Span.milliseconds(150)

  private var devices: [Int: ScrollDevice] = [:]
  private var active: (source: Int, latest: Instant)?

  /// Takes what is known of a device, replacing what was known before.
  mutating func setDevice(_ source: Int, _ device: ScrollDevice) {
    devices[source] = device
  }

  mutating func removeDevice(_ source: Int) {
    devices[source] = nil
  }

  /// Whether fingers drive a device, as its name or its steps tell.
  func isTouchpad(_ source: Int) -> Bool { devices[source]?.isTouchpad ?? false }

  /// The pointer has been away: axes may have moved unseen.
  mutating func forgetPositions() {
    for source in devices.keys { devices[source]?.forgetPositions() }
  }

  /// The step that an event's axes make.
  mutating func step(_ event: DeviceEvent, stamp: Instant) -> Scroll? {
    guard !event.axes.isEmpty, let step = devices[event.source]?.move(event.axes) else { return nil }
    let isTouchpad = isTouchpad(event.source)
    if step.isStop {
      guard isTouchpad, active?.source == event.source else { return nil }
      active = nil
      return Scroll(position: event.position, delta: .zero, device: .touchpad, phase: .end, stamp: stamp)
    }
    guard isTouchpad else {
      return Scroll(
        position: event.position, delta: step.notches * -WheelStep.points, device: .wheel, stamp: stamp)
    }
    let goesOn = active.map { $0.source == event.source && stamp - $0.latest < Self.longestPause } ?? false
    active = (event.source, stamp)
    return Scroll(
      position: event.position, delta: step.notches * -Self.touchpadPointsPerNotch, device: .touchpad,
      phase: goesOn ? .update : .begin, stamp: stamp)
  }

  /// The step that a press of the buttons 4 to 7 makes; nil where the axes have told it already.
  mutating func step(button event: DeviceEvent, stamp: Instant) -> Scroll? {
    if event.isEmulated, devices[event.source]?.takesButton() != true { return nil }
    let delta: Vector =
      switch event.detail {
      case 4: Vector(dx: 0, dy: WheelStep.points)
      case 5: Vector(dx: 0, dy: -WheelStep.points)
      case 6: Vector(dx: WheelStep.points, dy: 0)
      default: Vector(dx: -WheelStep.points, dy: 0)
      }
    return Scroll(position: event.position, delta: delta, device: .wheel, stamp: stamp)
  }
}
