import Motion
import Testing

@testable import Interaction

@Suite("Something that was flung coasts to rest")
struct CoastTests {
  private func coast(
    from: Double = 0, _ velocity: Double, within bounds: ClosedRange<Double> = -100...100
  ) -> CoastMotion {
    CoastMotion(from: from, velocity: velocity, within: bounds, start: .zero)
  }

  /// Free, it goes velocity / 2000 / ln(1 / 0.998) points, which 1000 points a second is 499.5 for.
  @Test(
    "It meets a bound as fast as it would have gone on, swings over it and comes back", arguments: [1.0, -1])
  func meetsBound(sign: Double) throws {
    let free = Decay(from: 0, velocity: sign * 1000, rate: .normal)
    let motion = coast(sign * 1000)
    let meeting = try #require((1...1000).first { abs(free.value(at: Double($0) / 1000)) > 100 })
    for millisecond in 0..<meeting {
      let seconds = Double(millisecond) / 1000
      let state = motion.state(at: .seconds(seconds))
      #expect(abs(state.value - free.value(at: seconds)) < 1e-9)
      #expect(abs(state.velocity - free.velocity(at: seconds)) < 1e-9)
    }
    let after = Double(meeting) / 1000 + 0.001
    #expect(abs(motion.state(at: .seconds(after)).velocity - free.velocity(at: after)) < 60)
    let farthest = (0...2000).map { sign * motion.state(at: .seconds(Double($0) / 1000)).value }.max() ?? 0
    #expect(farthest > 105 && farthest < 160)
    #expect(motion.to == sign * 100 && abs(motion.state(at: motion.end).value - sign * 100) < 0.01)
  }

  @Test(
    "Without a bound on its way it stands at its end when it arrives, half a point from where it would rest")
  func rests() {
    let motion = coast(150)
    let free = Decay(from: 0, velocity: 150, rate: .normal)
    #expect(abs(motion.to - free.restsAt) < 1e-9)
    #expect(motion.state(at: motion.end) == SpringState(value: motion.to, velocity: 0))
    let before = motion.state(at: motion.end - .milliseconds(1))
    #expect(abs(before.value - motion.to) < 0.01)
  }

  @Test("From beyond its bounds a spring takes it back at once, and what hardly moves stays")
  func ends() {
    let back = coast(from: 120, 0)
    #expect(back.to == 100 && back.state(at: .zero) == SpringState(value: 120, velocity: 0))
    #expect(back.state(at: .seconds(0.1)).value < 115)
    let still = coast(from: 20, 0.5)
    #expect(still.to == 20 && still.end == .zero)
  }
}
