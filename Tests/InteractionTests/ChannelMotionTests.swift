import Motion
import Testing

@testable import Interaction

@Suite("A channel's motion")
struct ChannelMotionTests {
  @Test("Shifted, it keeps its course, so much farther on")
  func shifted() {
    let moment = Instant.seconds(2)
    #expect(ChannelMotion.held(3).shifted(by: 10) == .held(13))
    #expect(
      ChannelMotion.switched(from: 1, to: 2, at: moment).shifted(by: 10)
        == .switched(from: 11, to: 12, at: moment))
    let spring = Spring(response: 0.4, dampingRatio: 1)
    func sprung(_ from: Double, _ to: Double) -> ChannelMotion {
      .sprung(
        SprungMotion(
          spring: spring, start: .zero, end: moment, from: from, to: to, velocity: 5,
          floor: -.greatestFiniteMagnitude))
    }
    #expect(sprung(1, 2).shifted(by: 10) == sprung(11, 12))
  }
}
