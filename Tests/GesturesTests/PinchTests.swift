import Geometry
import Gestures
import Testing

@Suite("Two pointers make a pinch")
struct PinchTests {
  @Test("Its scale is the fingers' distance over that at the beginning, its place their middle")
  func scale() {
    var pinch = PinchRecognizer()
    #expect(pinch.down(id: 1, at: Point(x: 100, y: 100)) == nil)
    #expect(
      pinch.down(id: 2, at: Point(x: 200, y: 100))
        == Pinch(position: Point(x: 150, y: 100), scale: 1, phase: .begin))
    #expect(
      pinch.move(id: 2, to: Point(x: 350, y: 100))
        == Pinch(position: Point(x: 225, y: 100), scale: 2.5, phase: .update))
    #expect(pinch.up(id: 1)?.phase == .end)
    #expect(!pinch.isActive)
  }

  @Test("A third finger changes nothing, and a finger that stays can pinch again")
  func third() {
    var pinch = PinchRecognizer()
    _ = pinch.down(id: 1, at: .zero)
    _ = pinch.down(id: 2, at: Point(x: 100, y: 0))
    #expect(pinch.down(id: 3, at: Point(x: 0, y: 500)) == nil)
    #expect(pinch.move(id: 3, to: Point(x: 0, y: 900)) == nil && pinch.up(id: 3) == nil)
    _ = pinch.up(id: 1)
    #expect(pinch.down(id: 4, at: Point(x: 300, y: 0))?.scale == 1)
  }

  @Test("Fingers at one place do not divide by nothing")
  func together() {
    var pinch = PinchRecognizer()
    _ = pinch.down(id: 1, at: .zero)
    _ = pinch.down(id: 2, at: .zero)
    #expect(pinch.move(id: 2, to: Point(x: 3, y: 4))?.scale == 5)
  }
}
