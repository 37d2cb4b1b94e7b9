import Geometry
import Gestures
import Motion
import Testing

@testable import WaylandBackend

@Suite("Axes of a pointer")
struct ScrollTrackerTests {
  private var tracker = ScrollTracker()

  private mutating func step(_ frame: AxisFrame, at milliseconds: Int64 = 0) -> Scroll? {
    tracker.step(
      frame, delta: frame.units, at: Point(x: 1, y: 2),
      stamp: Instant(nanoseconds: milliseconds * 1_000_000))
  }

  @Test(
    "A wheel moves by notches where it tells them, however it tells them",
    arguments: [
      AxisFrame(units: Vector(dx: 0, dy: 15), source: .wheel),
      AxisFrame(units: Vector(dx: 0, dy: 10), notches: Vector(dx: 0, dy: 1), source: .wheel),
      AxisFrame(units: Vector(dx: 0, dy: 15)),
    ])
  mutating func wheel(frame: AxisFrame) {
    let scroll = step(frame)
    #expect(scroll?.device == .wheel && scroll?.phase == nil)
    #expect(scroll?.delta.dy == -50)
  }

  @Test("A part of a notch moves by a part of its way")
  mutating func fineWheel() {
    var frame = AxisFrame(source: .wheel)
    frame.add(notches: 30.0 / 120, along: .vertical)
    #expect(step(frame)?.delta.dy == -12.5)
  }

  @Test("Fingers move the content by their own way, and tell begin and end")
  mutating func fingers() {
    let move = AxisFrame(units: Vector(dx: 2, dy: -3), source: .finger)
    let first = step(move)
    #expect(first?.phase == .begin && first?.device == .touchpad && first?.delta == Vector(dx: -2, dy: 3))
    // Fingers that rest have not left.
    #expect(step(move, at: 900)?.phase == .update)
    #expect(step(AxisFrame(source: .finger, isStop: true), at: 910)?.phase == .end)
    #expect(step(AxisFrame(source: .finger, isStop: true), at: 920) == nil)
    #expect(step(move, at: 930)?.phase == .begin)
  }

  @Test("What tells no end begins anew after a pause")
  mutating func continuous() {
    let move = AxisFrame(units: Vector(dx: 0, dy: 1), source: .continuous)
    #expect(step(move)?.phase == .begin)
    #expect(step(move, at: 100)?.phase == .update)
    #expect(step(move, at: 300)?.phase == .begin)
  }

  @Test("A pointer that leaves ends what its fingers do")
  mutating func leave() {
    _ = step(AxisFrame(units: Vector(dx: 0, dy: 1), source: .finger))
    #expect(tracker.leave(at: .zero, stamp: .zero)?.phase == .end)
    #expect(tracker.leave(at: .zero, stamp: .zero) == nil)
  }
}
