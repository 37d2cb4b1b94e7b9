import Geometry
import Gestures
import Motion
import Testing

@Suite("Taps and double taps")
struct TapTests {
  let place = Point(x: 100, y: 100)

  func tap(_ taps: inout TapRecognizer, at position: Point, start: Double, held: Double = 0.05) -> Int {
    taps.down(at: position, time: .seconds(start))
    return taps.up(at: position, time: .seconds(start + held))
  }

  @Test("Two taps within 300 ms are a double tap, a third a triple one")
  func double() {
    var taps = TapRecognizer()
    #expect(taps.count == 0)
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

  @Test("A press held for half a second is still a tap, a longer one is none and ends the series")
  func held() {
    var taps = TapRecognizer()
    #expect(tap(&taps, at: place, start: 0, held: 0.5) == 1)
    #expect(tap(&taps, at: place, start: 0.6, held: 0.5005) == 0)
    #expect(tap(&taps, at: place, start: 1.15) == 1)
  }
}
