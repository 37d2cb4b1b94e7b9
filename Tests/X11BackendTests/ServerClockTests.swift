import Motion
import Testing
import Windowing

@testable import X11Backend

@Suite("Time stamps of an X server")
struct ServerClockTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

  @Test("A server with this machine's clock is matched exactly, however late its first stamp arrives")
  func sameClock() {
    var clock = ServerClock()
    #expect(clock.instant(of: 5_000, now: at(5_040)) == at(5_000))
    #expect(clock.instant(of: 5_008, now: at(5_041)) == at(5_008))
  }

  @Test("Any other server's first stamp is the moment it arrives, and distances are kept")
  func otherClock() {
    var clock = ServerClock()
    #expect(clock.instant(of: 900_000, now: at(5_000)) == at(5_000))
    #expect(clock.instant(of: 900_016, now: at(5_030)) == at(5_016))
  }

  @Test("A stamp that goes backward is taken as the last")
  func backward() {
    var clock = ServerClock()
    _ = clock.instant(of: 5_000, now: at(5_000))
    #expect(clock.instant(of: 4_990, now: at(5_010)) == at(5_000))
    #expect(clock.instant(of: 5_004, now: at(5_011)) == at(5_004))
  }

  @Test("The stamps' 32 bits may wrap, also at the first stamp")
  func wrap() {
    let wrap = Int64(1) << 32
    var clock = ServerClock()
    #expect(clock.instant(of: .max - 3, now: at(wrap + 2)) == at(wrap - 4))
    #expect(clock.instant(of: 4, now: at(wrap + 5)) == at(wrap + 4))
  }

  @Test("After a month of silence the clocks are matched anew")
  func longSilence() {
    var clock = ServerClock()
    _ = clock.instant(of: 5_000, now: at(5_000))
    let month: Int64 = 30 * 24 * 3_600_000
    #expect(clock.instant(of: UInt32(truncatingIfNeeded: month), now: at(month + 1)) == at(month))
  }
}
