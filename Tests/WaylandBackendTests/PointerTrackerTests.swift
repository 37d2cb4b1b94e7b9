import Geometry
import Gestures
import Motion
import Testing

@testable import WaylandBackend

@Suite("Buttons and fingers on a window")
struct PointerTrackerTests {
  private static let left = PointerTracker.Contact.button(0x110, seat: 1)
  private let stamp = Instant(nanoseconds: 7)

  @Test(
    "Buttons have the numbers that X11 gives them",
    arguments: [(0x110, 1), (0x111, 3), (0x112, 2), (0x113, 8), (0x114, 9)])
  func buttons(code: Int, number: Int) {
    var tracker = PointerTracker()
    let outputs = tracker.press(.button(UInt32(code), seat: 1), at: .zero, stamp: stamp)
    guard case .input(.down(let down))? = outputs.first else { return #expect(Bool(false), "no press") }
    #expect(down.button == number && down.device == .mouse && down.id == 0 && outputs.count == 1)
  }

  @Test("A pointer moves what it holds, and hovers when it holds nothing")
  func drag() {
    var tracker = PointerTracker()
    let (here, there) = (Point(x: 1, y: 2), Point(x: 3, y: 4))
    #expect(tracker.movePointer(seat: 1, to: here, stamp: stamp) == [.hover(here)])
    #expect(tracker.movePointer(seat: 1, to: here, stamp: stamp) == [])
    _ = tracker.press(Self.left, at: here, stamp: stamp)
    #expect(
      tracker.movePointer(seat: 1, to: there, stamp: stamp)
        == [.input(.move(PointerMove(id: 0, position: there, stamp: stamp)))])
    #expect(
      tracker.release(Self.left, stamp: stamp)
        == [.input(.up(PointerMove(id: 0, position: there, stamp: stamp))), .hover(there)])
    #expect(tracker.release(Self.left, stamp: stamp) == [])
  }

  @Test("A pointer that is taken away cancels its buttons and leaves fingers and other seats alone")
  func leave() {
    var tracker = PointerTracker()
    _ = tracker.press(Self.left, at: .zero, stamp: stamp)
    _ = tracker.press(.touch(0, seat: 1), at: .zero, stamp: stamp)
    _ = tracker.press(.button(0x110, seat: 2), at: .zero, stamp: stamp)
    #expect(tracker.leavePointer(seat: 1) == [.input(.cancel(id: 0))])
    #expect(tracker.cancelTouches(seat: 1) == [.input(.cancel(id: 1))])
    #expect(tracker.leavePointer(seat: 2) == [.input(.cancel(id: 2))])
  }

  @Test("Fingers are told apart, and the least free number is given again")
  func fingers() {
    var tracker = PointerTracker()
    _ = tracker.press(.touch(5, seat: 1), at: .zero, stamp: stamp)
    _ = tracker.press(.touch(9, seat: 1), at: .zero, stamp: stamp)
    let place = Point(x: 8, y: 8)
    #expect(
      tracker.move(touch: 9, seat: 1, to: place, stamp: stamp)
        == [.input(.move(PointerMove(id: 1, position: place, stamp: stamp)))])
    #expect(
      tracker.release(.touch(5, seat: 1), stamp: stamp)
        == [.input(.up(PointerMove(id: 0, position: .zero, stamp: stamp)))])
    let again = tracker.press(.touch(2, seat: 1), at: place, stamp: stamp)
    #expect(again == [.input(.down(PointerDown(id: 0, position: place, device: .touch, stamp: stamp)))])
  }
}
