import Geometry
import Gestures
import Testing

@Suite("A pan begins past its slop, along its axis, and nothing jumps")
struct PanTests {
  let press = Point(x: 200, y: 300)

  func moved(_ dx: Double, _ dy: Double) -> Point { press + Vector(dx: dx, dy: dy) }

  @Test("A press at 300 with a slop of 10 and the pointer at 340 has gone 30")
  func slop() {
    var pan = PanRecognizer(id: 1, press: press, slop: 10, axis: .vertical)
    #expect(pan.move(to: moved(0, 10)) == .possible, "just the slop is not past it")
    guard case .began(let origin) = pan.move(to: moved(0, 40)) else {
      Issue.record("40 points begin it")
      return
    }
    #expect(moved(0, 40) - origin == Vector(dx: 0, dy: 30))
    #expect(pan.move(to: moved(0, 5)) == .changed, "on the way back it goes on")
  }

  @Test("A pointer that has begun a drag taps no more, however near it still is")
  func noTap() {
    var pan = PanRecognizer(id: 1, press: press, slop: 3, axis: .vertical)
    #expect(pan.isTap)
    _ = pan.move(to: moved(0, 4))
    #expect(pan.hasBegun && !pan.isTap)
  }

  @Test("Without an axis the slop is taken off along the way")
  func free() {
    var pan = PanRecognizer(id: 1, press: press, slop: 10, axis: nil)
    guard case .began(let origin) = pan.move(to: moved(30, 40)) else {
      Issue.record("50 points begin it")
      return
    }
    let way = moved(30, 40) - origin
    #expect(abs(way.dx - 24) < 1e-12 && abs(way.dy - 32) < 1e-12)
  }

  @Test("With an axis a movement across it does not begin", arguments: [(11.0, 10.0), (-50, 20), (12, 12)])
  func across(dx: Double, dy: Double) {
    var pan = PanRecognizer(id: 1, press: press, slop: 5, axis: .vertical)
    #expect(pan.move(to: moved(dx, dy)) == .possible)
    #expect(pan.move(to: moved(dx, 100)) != .possible, "it may still turn")
  }

  @Test("A slop of nothing lets any movement along the axis begin, up included", arguments: [0.4, -0.4])
  func noSlop(dy: Double) {
    var pan = PanRecognizer(id: 1, press: press, slop: 0, axis: .vertical)
    #expect(pan.move(to: press) == .possible)
    #expect(pan.move(to: moved(0, dy)) == .began(origin: press))
  }

  @Test("A press that strays no further than 10 points is a tap")
  func tap() {
    var pan = PanRecognizer(id: 1, press: press, slop: 20, axis: .vertical)
    _ = pan.move(to: moved(6, 8))
    #expect(pan.isTap)
    _ = pan.move(to: moved(6, 9))
    _ = pan.move(to: press)
    #expect(!pan.isTap, "back at its place it is none")
  }
}
