import Geometry
import Gestures
import Motion
import Windowing

/// Turns the frames of one pointer's axes into scroll steps.
struct ScrollTracker {
  /// One notch of a wheel in the compositor's units, for wheels that tell no notches: libinput's 15 degrees.
  private static let unitsPerNotch = 15.0
  /// Axes that tell no end and pause for so long begin a new gesture.
  private static let longestPause = Span.milliseconds(150)

  private var latest: Instant?

  /// The step that a frame makes, if any; `delta` is its way in points.
  mutating func step(_ frame: AxisFrame, delta: Vector, at position: Point, stamp: Instant) -> Scroll? {
    switch frame.source ?? .wheel {
    case .wheel:
      let notches = frame.notches ?? frame.units * (1 / Self.unitsPerNotch)
      guard notches != .zero else { return nil }
      return Scroll(
        position: position, delta: notches * -WheelStep.points, device: .wheel, stamp: stamp)
    case .finger, .continuous:
      if frame.units == .zero {
        guard frame.isStop, latest != nil else { return nil }
        latest = nil
        return Scroll(position: position, delta: .zero, device: .touchpad, phase: .end, stamp: stamp)
      }
      let goesOn = latest.map { frame.source == .finger || stamp - $0 < Self.longestPause } ?? false
      latest = stamp
      return Scroll(
        position: position, delta: -delta, device: .touchpad, phase: goesOn ? .update : .begin, stamp: stamp)
    }
  }

  /// The pointer is somewhere else; what it does there is another gesture. Ends the one that is on its way.
  mutating func leave(at position: Point, stamp: Instant) -> Scroll? {
    guard latest != nil else { return nil }
    latest = nil
    return Scroll(position: position, delta: .zero, device: .touchpad, phase: .end, stamp: stamp)
  }
}
