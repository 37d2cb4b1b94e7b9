import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("A settle takes over what moves, or begins as its style says")
struct HandoverTests {
  /// A style that leaves by one of the kinds of springs and hands velocity over.
  private func style(_ name: String, leavingBy motion: SettleMotion) throws -> Style {
    var style = try StyleLibrary.style(name)
    style.handsOverVelocity = true
    style.dismiss.motion = motion
    return style
  }

  /// How fast it moves now, in points per second, from its places a millisecond apart.
  private func velocity(of story: inout Story, _ coordinate: (Sample) -> Double) -> Double {
    let before = coordinate(story.shown)
    story.wait(0.001)
    return (coordinate(story.shown) - before) / 0.001
  }

  @Test(
    "A picture that is sent away while it coasts goes on as fast as it was",
    arguments: ["photo", "fade", "zoom"])
  func coasting(name: String) throws {
    var story = try Story(
      style(name, leavingBy: .spring(response: 0.4, dampingRatio: 1)), size: Size(width: 800, height: 600))
    let place = Point(x: 400, y: 300)
    story.play(Drag(at: place).hold(0.05).release().then(Drag(at: place, start: 0.15).hold(0.05).release()))
    story.wait(1)
    #expect(story.shown.zoom == 2.5)
    story.play(Drag(at: place).move(dx: -60, dy: 20, over: 0.1).release())
    story.wait(0.02)
    let coasting = velocity(of: &story, \.translation.dx)
    #expect(coasting < -300)
    story.happen(.input(.key(Key("Escape"))))
    let leaving = velocity(of: &story, \.translation.dx)
    #expect(abs(leaving - coasting) < 0.1 * abs(coasting))
  }

  @Test("A panel that is sent away from rest begins with the style's own velocity, in its distances a second")
  func fromRest() throws {
    var story = Story(
      try style("sheet", leavingBy: .timedSpring(dampingRatio: 1, duration: 0.5, initialVelocity: 2)))
    story.happen(.dismiss(animated: true))
    let start = velocity(of: &story, \.translation.dy)
    // 844 points away; a millisecond of the spring's pull is added
    #expect(start > 2 * 844 && start < 2.2 * 844)
  }

  @Test("A panel that is caught and let go has its own velocity, and not the style's")
  func inMotion() throws {
    var story = Story(
      try style("sheet", leavingBy: .timedSpring(dampingRatio: 1, duration: 0.5, initialVelocity: 20)))
    story.play(Drag(at: Point(x: 195, y: 300)).move(dy: 240, over: 0.4).release())
    #expect(story.phase == .dismissing)
    let start = velocity(of: &story, \.translation.dy)
    #expect(start > 500 && start < 900)
  }

  @Test("A panel that is caught goes on by itself until what was shown is what the ramp has, for 0.2 s")
  func caught() throws {
    var story = try Story("sheet")
    story.play(Drag(at: Point(x: 195, y: 300)).move(dy: 80, over: 0.3).release())
    story.wait(0.05)
    #expect(story.phase == .restoring)
    // held still: only the difference to the ramps is on its way
    story.play(Drag(at: Point(x: 195, y: 400)).hold(0.19))
    #expect(story.phase == .dragging && story.session.isMoving(at: story.time))
    let before = story.shown
    story.wait(0.02)
    #expect(!story.session.isMoving(at: story.time))
    #expect(story.shown.opacity != before.opacity || story.shown.cornerRadius != before.cornerRadius)
    let rest = story.shown
    story.wait(1)
    #expect(story.shown.opacity == rest.opacity && story.shown.cornerRadius == rest.cornerRadius)
  }

  @Test("A panel that is held where a ramp has it does not move by itself")
  func held() throws {
    var story = try Story("sheet")
    story.play(Drag(at: Point(x: 195, y: 300)).move(dy: 80, over: 0.1))
    #expect(story.phase == .dragging && !story.session.isMoving(at: story.time))
  }
}
