import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("Under reduced motion nothing travels on its own account")
struct ReducedMotionTests {
  private func story(_ style: String, presented: Bool) throws -> Story {
    var story = Story(try StyleLibrary.style(style), presented: presented, reducesMotion: true)
    story.wait(0.01)
    return story
  }

  /// Waits in steps of a millisecond; whatever changes its place must do so where nobody sees it.
  private func expectUnseenChange(_ story: inout Story) {
    var last = story.shown
    var changes = 0
    for _ in 0..<200 {
      story.wait(0.001)
      let now = story.shown
      if now.frame != last.frame || now.scale != last.scale || now.presenterScale != last.presenterScale {
        #expect(now.opacity == 0)
        changes += 1
      }
      last = now
    }
    #expect(changes <= 1)
    #expect(story.phase == .presented || story.phase == .hidden)
  }

  @Test("A panel comes and goes in two fades of 75 ms", arguments: StyleLibrary.names)
  func comingAndGoing(style: String) throws {
    var story = try story(style, presented: false)
    story.happen(.present(animated: true))
    expectUnseenChange(&story)
    #expect(story.shown.opacity == 1)
    story.happen(.dismiss(animated: true))
    expectUnseenChange(&story)
    #expect(story.said == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    let spans = zip(story.events, story.events.dropFirst()).map { $1.time - $0.time }
    #expect(spans[0] == .milliseconds(150) && spans[2] == .milliseconds(150))
  }

  @Test("A setting that changes counts from the next motion on", arguments: StyleLibrary.names)
  func change(style: String) throws {
    var story = Story(try StyleLibrary.style(style), presented: true)
    story.happen(.reducedMotion(true))
    story.happen(.dismiss(animated: true))
    expectUnseenChange(&story)
    story.happen(.reducedMotion(false))
    story.happen(.present(animated: true))
    let start = story.shown
    story.wait(0.05)
    #expect(story.shown.frame != start.frame || style == "fade")
    story.wait()
    #expect(story.said == ["willDismiss", "didDismiss", "willPresent", "didPresent"])
  }

  @Test("The hand is followed, and a release fades back", arguments: StyleLibrary.names)
  func following(style: String) throws {
    var story = try story(style, presented: true)
    story.play(press().move(dy: 50, over: 0.2))
    let slop = story.session.style.drag.slop
    #expect(story.shown.translation.dy == 50 - slop)
    story.play(press().hold(0.1))
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 350)))))
    #expect(story.shown.translation.dy == 50 - slop)
    expectUnseenChange(&story)
    #expect(story.shown.translation == .zero)
    #expect(story.said == ["dragBegan", "dragEnded", "didRestore"])
  }
}
