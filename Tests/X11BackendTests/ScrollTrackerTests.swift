import Geometry
import Gestures
import Motion
import Testing

@testable import X11Backend

@Suite("Wheels and touchpads")
struct ScrollTrackerTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

  private func tracker(last: Double?, increment: Double = 15, isTouchpad: Bool = false) -> ScrollTracker {
    var tracker = ScrollTracker()
    var device = ScrollDevice()
    device.isTouchpad = isTouchpad
    device.axes = [
      ScrollDevice.Axis(number: 2, direction: .horizontal, increment: increment, last: last),
      ScrollDevice.Axis(number: 3, direction: .vertical, increment: increment, last: last),
    ]
    tracker.setDevice(6, device)
    return tracker
  }

  private func motion(_ values: [(number: Int, value: Double)]) -> DeviceEvent {
    DeviceEvent(kind: .motion, cursor: 2, source: 6, position: .zero, stamp: 0, axes: values)
  }

  private func button(_ number: Int, isEmulated: Bool) -> DeviceEvent {
    DeviceEvent(
      kind: .press, cursor: 2, source: 6, detail: number, position: .zero, stamp: 0, isEmulated: isEmulated)
  }

  @Test("A notch of a wheel moves the content as far on either axis, toward the finger's side")
  func wheel() {
    var tracker = tracker(last: 30)
    let down = tracker.step(motion([(3, 45)]), stamp: .zero)
    #expect(down == Scroll(position: .zero, delta: Vector(dx: 0, dy: -50), device: .wheel, stamp: .zero))
    let left = tracker.step(motion([(2, 0)]), stamp: .zero)
    #expect(left?.delta == Vector(dx: 100, dy: 0))
  }

  @Test("Buttons that the server made from an axis are ignored, those of an old wheel are taken")
  func buttons() {
    var tracker = tracker(last: 0)
    _ = tracker.step(motion([(3, 15)]), stamp: .zero)
    #expect(tracker.step(button: button(5, isEmulated: true), stamp: .zero) == nil)
    #expect(tracker.step(button: button(5, isEmulated: false), stamp: .zero)?.delta == Vector(dx: 0, dy: -50))
    #expect(tracker.step(button: button(6, isEmulated: false), stamp: .zero)?.delta == Vector(dx: 50, dy: 0))
  }

  @Test("An axis that moved elsewhere does not jump, and its first notch is taken from the button")
  func returning() {
    var tracker = tracker(last: 0)
    tracker.forgetPositions()
    #expect(tracker.step(motion([(3, 900)]), stamp: .zero) == nil)
    #expect(tracker.step(button: button(4, isEmulated: true), stamp: .zero)?.delta == Vector(dx: 0, dy: 50))
    #expect(tracker.step(button: button(4, isEmulated: true), stamp: .zero) == nil)
    #expect(tracker.step(motion([(3, 885)]), stamp: .zero)?.delta == Vector(dx: 0, dy: 50))
  }

  @Test("A touchpad's steps begin, go on, and end when the fingers leave or pause")
  func phases() {
    var tracker = tracker(last: 0, isTouchpad: true)
    let steps = [(1.5, 0), (3.0, 8), (3.0, 16), (4.0, 24), (5.0, 400)].map { value, time in
      tracker.step(motion([(3, value)]), stamp: at(Int64(time)))
    }
    #expect(steps.map { $0?.phase } == [.begin, .update, .end, .begin, .begin])
    #expect(steps.first??.delta == Vector(dx: 0, dy: -1.5))
    #expect(steps.allSatisfy { $0?.device == .touchpad })
  }

  @Test("A device that moves by less than a wheel can is a touchpad, whatever its name")
  func fineSteps() {
    var tracker = tracker(last: 0)
    #expect(tracker.step(motion([(3, 15.0 / 120)]), stamp: .zero)?.device == .wheel)
    #expect(tracker.step(motion([(3, 0.31)]), stamp: .zero)?.device == .touchpad)
  }

  @Test("Axes that do not scroll are none of it")
  func otherAxes() {
    var tracker = tracker(last: 0)
    #expect(tracker.step(motion([(0, 100), (1, 7)]), stamp: .zero) == nil)
  }
}
