import Motion
import Testing
import Windowing

@Suite("The frame clock")
struct FrameClockTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

  @Test("At rest a frame is due as soon as it is asked for, and at most one")
  func atRest() {
    var clock = FrameClock()
    clock.isVisible = true
    #expect(!clock.isDue)
    clock.request(at: at(0))
    clock.request(at: at(1))
    #expect(clock.isDue)
    #expect(clock.begin(now: at(2), latestInput: nil) == at(2))
    #expect(!clock.isDue)
    clock.advance(tick: at(16))
    #expect(!clock.isDue)
  }

  @Test("One frame is in flight at a time; the next is drawn for the display's tick")
  func inFlight() {
    var clock = FrameClock()
    clock.isVisible = true
    clock.request(at: at(0))
    _ = clock.begin(now: at(0), latestInput: nil)
    clock.request(at: at(1))
    #expect(!clock.isDue)
    clock.advance(tick: at(16))
    #expect(clock.isDue)
    #expect(clock.begin(now: at(18), latestInput: nil) == at(16))
  }

  @Test("A tick that nobody waited for does not date a later frame back")
  func staleTick() {
    var clock = FrameClock()
    clock.isVisible = true
    clock.request(at: at(0))
    _ = clock.begin(now: at(0), latestInput: nil)
    clock.advance(tick: at(16))
    clock.request(at: at(500))
    #expect(clock.begin(now: at(501), latestInput: nil) == at(501))
  }

  @Test("No frame is drawn for a moment before what was shown, put in, or asked for")
  func neverEarlier() {
    var clock = FrameClock()
    clock.isVisible = true
    clock.request(at: at(100))
    #expect(clock.begin(now: at(100), latestInput: nil) == at(100))
    clock.request(at: at(101))
    clock.advance(tick: at(90))
    #expect(clock.begin(now: at(117), latestInput: at(116)) == at(116))
    clock.request(at: at(130))
    clock.advance(tick: at(129))
    #expect(clock.begin(now: at(131), latestInput: at(116)) == at(130))
  }

  @Test("Nothing is due while nothing can be seen, and the request is kept")
  func hidden() {
    var clock = FrameClock()
    clock.request(at: at(0))
    #expect(!clock.isDue)
    clock.isVisible = true
    #expect(clock.isDue)
  }
}
