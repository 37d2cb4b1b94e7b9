import Geometry
import Gestures
import Motion
import Testing

@testable import X11Backend

@Suite("Pointers that are down")
struct PointerTrackerTests {
  private struct Bench {
    var tracker = PointerTracker()
    var scrolling = ScrollTracker()

    mutating func send(_ kind: DeviceEvent.Kind, detail: Int = 0, x: Double = 0, y: Double = 0)
      -> [PointerTracker.Output]
    {
      tracker.handle(
        DeviceEvent(kind: kind, cursor: 2, source: 6, detail: detail, position: Point(x: x, y: y), stamp: 0),
        stamp: .zero, scrolling: &scrolling)
    }
  }

  private func ids(_ outputs: [PointerTracker.Output]) -> [Int] {
    outputs.compactMap {
      switch $0 {
      case .input(.down(let down)): down.id
      case .input(.move(let move)), .input(.up(let move)): move.id
      case .input(.cancel(let id)): id
      default: nil
      }
    }
  }

  @Test("Fingers keep their ids while others come and go")
  func fingers() {
    var bench = Bench()
    #expect(ids(bench.send(.touchBegin, detail: 40)) == [0])
    #expect(ids(bench.send(.touchBegin, detail: 41)) == [1])
    #expect(ids(bench.send(.touchUpdate, detail: 41, y: 5)) == [1])
    #expect(ids(bench.send(.touchEnd, detail: 40)) == [0])
    #expect(ids(bench.send(.touchBegin, detail: 42)) == [0])
    #expect(ids(bench.send(.touchUpdate, detail: 41, y: 6)) == [1])
  }

  @Test("A second button is a pointer of its own, and both follow the mouse")
  func buttons() {
    var bench = Bench()
    #expect(ids(bench.send(.press, detail: 1)) == [0])
    #expect(ids(bench.send(.press, detail: 3)) == [1])
    #expect(ids(bench.send(.motion, y: 9)) == [0, 1])
    #expect(ids(bench.send(.release, detail: 1)) == [0])
    #expect(ids(bench.send(.motion, y: 10)) == [1])
  }

  @Test("Updates and releases of pointers that are not down mean nothing")
  func strangers() {
    var bench = Bench()
    #expect(bench.send(.touchUpdate, detail: 7).isEmpty)
    #expect(bench.send(.touchEnd, detail: 7).isEmpty)
    #expect(bench.send(.release, detail: 1).isEmpty)
  }

  @Test("A mouse hovers only while no button is down")
  func hover() {
    var bench = Bench()
    #expect(bench.send(.motion, x: 1) == [.hover(Point(x: 1, y: 0))])
    _ = bench.send(.press, detail: 1, x: 1)
    #expect(bench.send(.leave(isGrab: false)).isEmpty)
    #expect(bench.send(.release, detail: 1, x: 3).last == .hover(Point(x: 3, y: 0)))
    #expect(bench.send(.leave(isGrab: false)) == [.hover(nil)])
  }

  @Test("Another program's grab takes the buttons away, and leaves the fingers")
  func grab() {
    var bench = Bench()
    _ = bench.send(.press, detail: 1)
    _ = bench.send(.touchBegin, detail: 9)
    #expect(bench.send(.leave(isGrab: true)) == [.input(.cancel(id: 0))])
    #expect(bench.send(.release, detail: 1).isEmpty)
    #expect(ids(bench.send(.touchEnd, detail: 9)) == [1])
  }

  @Test("A window out of sight lets go of everything, once")
  func hidden() {
    var bench = Bench()
    _ = bench.send(.press, detail: 1)
    _ = bench.send(.touchBegin, detail: 9)
    #expect(ids(bench.tracker.cancelAll()) == [0, 1])
    #expect(ids(bench.tracker.cancelAll()).isEmpty)
  }

  @Test("A device that is unplugged lets go of what it held")
  func unplugged() {
    var bench = Bench()
    _ = bench.send(.touchBegin, detail: 9)
    #expect(bench.tracker.cancel(source: 5).isEmpty)
    #expect(ids(bench.tracker.cancel(source: 6)) == [0])
  }
}
