import Geometry
import Motion
import SlipsheetTesting
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

  @Test("A hand that holds a panel still leaves nothing to draw again")
  func heldStill() throws {
    var story = try Story("sheet")
    story.play(Drag(at: Point(x: 195, y: 300)).move(dy: 60, over: 0.1))
    #expect(story.phase == .dragging && !story.session.isMoving(at: story.time))
  }

  @Test("A number for people has no more places than it is given")
  func numbersForPeople() {
    #expect(numberText(3.14159, places: 2) == "3.14")
    #expect(numberText(0.3, places: 3) == "0.3")
    #expect(numberText(-2.5, places: 0) == "-3")
    #expect(numberText(7, places: 4) == "7")
    #expect(numberText(1e300, places: 1) == "1e+300")
  }
}
