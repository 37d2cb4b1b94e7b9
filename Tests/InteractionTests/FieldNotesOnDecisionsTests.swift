import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("What users ran into: decision and velocity")
struct FieldNotesOnDecisionsTests {
  @Test("1: Swiped, stopped, held and lifted, a panel does not fling", arguments: ["fade", "card"])
  func holdStops(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 80, over: 0.05).hold(0.1).release())
    #expect(story.decision?.velocity == .zero)
    #expect(story.outcome == .restore)
  }

  @Test(
    "1: A drag that follows another at once has a velocity of its own", arguments: StyleLibrary.names)
  func ownVelocity(style: String) throws {
    let second = press(start: 0.11).move(dy: 40, over: 0.03).release()
    var alone = try Story(style)
    alone.play(second)
    var story = try Story(style)
    story.play(press().move(dy: -150, over: 0.1).release().then(second))
    let velocity = try #require(story.decision?.velocity)
    #expect(velocity == alone.decision?.velocity && velocity.dy > 1000)
  }

  @Test("2: One still sample behind a flick leaves it its speed")
  func trailingSample() throws {
    var story = try Story("card")
    story.play(press().move(dy: 80, over: 0.048).hold(0.008).move(over: 0).hold(0.004).release())
    #expect(abs((story.decision?.velocity.dy ?? 0) - 80 / 0.048) < 5)
    #expect(story.outcome == .dismiss)
  }

  @Test("3: A diagonal fling is as fast along each axis as a straight one")
  func diagonal() throws {
    var story = try Story("photo")
    story.play(press().move(dx: 400, dy: 400, over: 0.08).release())
    let velocity = try #require(story.decision?.velocity)
    #expect(abs(velocity.dx - 5000) < 1)
    #expect(abs(velocity.dy - 5000) < 1)
  }

  @Test(
    "4: Dragged to the very bottom slowly, a panel goes: the place counts too", arguments: StyleLibrary.names)
  func slowDrag(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 900, over: 4).hold(0.5).release())
    #expect(story.outcome == .dismiss)
    story.wait()
    #expect(story.phase == .hidden)
  }

  @Test(
    "5: Past the threshold and back while held, a panel stays: the release decides",
    arguments: StyleLibrary.names)
  func thereAndBack(style: String) throws {
    var story = try Story(style)
    let drag = press().move(dy: 450, over: 0.4).hold(0.1).move(dy: -430, over: 0.6).hold(0.1)
    story.play(drag)
    #expect(story.said == ["dragBegan"])
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 320)))))
    #expect(story.outcome == .restore)
    story.wait()
    #expect(story.phase == .presented)
  }

  @Test("6: Let go past the threshold while moving back, a rule that asks for the direction restores")
  func direction() throws {
    let gesture = press().move(dy: 400, over: 0.5).move(dy: -40, over: 0.08).release()
    var card = try Story("card")
    card.play(gesture)
    #expect(card.outcome == .restore)
    var sheet = try Story("sheet")
    sheet.play(gesture)
    #expect(sheet.outcome == .dismiss)
  }

  @Test("7: The next gesture of the same finger has its own velocity, and none of the one before")
  func ownVelocity() throws {
    var story = try Story("card")
    story.play(press().move(dy: -40, over: 0.02).release())
    #expect(story.outcome == .restore)
    story.wait()
    story.play(press().move(dy: 120, over: 0.08).release())
    #expect(abs((story.decision?.velocity.dy ?? 0) - 1500) < 5)
  }
}
