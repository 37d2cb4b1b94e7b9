import Geometry
import Gestures
import Motion
import Testing

@Suite("Taps, double taps and long presses")
struct TapTests {
  let place = Point(x: 100, y: 100)

  func tap(_ taps: inout TapRecognizer, at position: Point, start: Double, held: Double = 0.05) -> Int {
    taps.down(at: position, time: .seconds(start))
    return taps.up(at: position, time: .seconds(start + held))
  }

  @Test("Two taps within 300 ms are a double tap, a third a triple one")
  func double() {
    var taps = TapRecognizer()
    #expect(tap(&taps, at: place, start: 0) == 1)
    #expect(tap(&taps, at: place + Vector(dx: 10, dy: 0), start: 0.3) == 2)
    #expect(tap(&taps, at: place, start: 0.6) == 3)
  }

  @Test("A tap that comes late or elsewhere is a first one")
  func apart() {
    var taps = TapRecognizer()
    #expect(tap(&taps, at: place, start: 0) == 1)
    #expect(tap(&taps, at: place, start: 0.4) == 1)
    #expect(tap(&taps, at: place + Vector(dx: 60, dy: 0), start: 0.5) == 1)
  }

  @Test("A press that is held or strays is no tap")
  func none() {
    var taps = TapRecognizer()
    #expect(tap(&taps, at: place, start: 0, held: 0.6) == 0)
    taps.down(at: place, time: .seconds(1))
    taps.move(to: place + Vector(dx: 0, dy: 30))
    #expect(taps.up(at: place, time: .seconds(1.1)) == 0)
  }

  @Test("A press that is held still for half a second is long, once")
  func long() {
    var press = LongPressRecognizer()
    press.down(at: place, time: .seconds(1))
    #expect(press.deadline == .seconds(1.5))
    #expect(press.advance(to: .seconds(1.4)) == nil)
    #expect(press.advance(to: .seconds(1.5)) == place)
    #expect(press.advance(to: .seconds(2)) == nil)
  }

  @Test("A press that moves or is lifted is not long")
  func notLong() {
    var press = LongPressRecognizer()
    press.down(at: place, time: .zero)
    press.move(to: place + Vector(dx: 11, dy: 0))
    #expect(press.advance(to: .seconds(1)) == nil)
    press.down(at: place, time: .seconds(2))
    press.cancel()
    #expect(press.deadline == nil && press.advance(to: .seconds(3)) == nil)
  }
}
