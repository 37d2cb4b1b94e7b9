import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("What users ran into: interruption and ending")
struct FieldNotesOnEndingsTests {
  @Test(
    "8: Caught in mid-flight, a panel still ends in one place with one callback",
    arguments: ["photo", "fade", "card", "zoom"])
  func caught(style: String) throws {
    var story = try Story(style)
    story.happen(.dismiss(animated: true))
    story.wait(0.1)
    story.play(press().hold(0.3).release())
    story.wait()
    #expect(story.phase == .hidden || story.phase == .presented)
    #expect(story.count("willDismiss") == 1)
    #expect(story.count("didDismiss") + story.count("didRestore") == 1)
    #expect(story.count("dragBegan") == 1 && story.count("dragEnded") == 1)
  }

  @Test(
    "9: Pressed while it returns, a panel goes on when the finger is lifted", arguments: StyleLibrary.names)
  func pressedWhileReturning(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 60, over: 0.3).hold(0.1).release())
    story.wait(0.05)
    #expect(story.phase == .restoring)
    let before = story.shown
    story.play(press())
    #expect(story.phase == .dragging)
    #expect(story.shown.frame == before.frame)
    story.play(press().hold(0.5))
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 300)))))
    story.wait()
    #expect(story.phase == .presented)
    #expect(story.count("didRestore") == 1)
    #expect(story.shown.translation == .zero)
  }

  @Test("10: Of calls while it settles the last one wins", arguments: ["photo", "fade", "card", "zoom"])
  func lastCall(style: String) throws {
    var story = try Story(style, presented: false)
    story.happen(.present(animated: true))
    story.wait(0.05)
    story.happen(.dismiss(animated: true))
    story.wait(0.05)
    story.happen(.present(animated: true))
    story.wait()
    #expect(story.phase == .presented)
    #expect(story.said == ["willPresent", "willDismiss", "didRestore"])
  }

  @Test("10: A call to present that waits for a latched dismissal is forgotten when the panel is caught")
  func forgottenCall() throws {
    var story = try Story("sheet")
    story.happen(.dismiss(animated: true))
    story.wait(0.05)
    story.happen(.present(animated: true))
    // only a style that doesn't latch lets the hand catch the panel
    story.happen(.style(try StyleLibrary.style("card")))
    story.play(press().hold(0.1).release())
    story.wait()
    #expect(story.session.isAtRest(at: story.time))
    #expect(story.said == ["willDismiss", "dragBegan", "dragEnded", "didDismiss"])
  }

  @Test("11: Dismissed twice, and before it was presented, a panel goes once", arguments: StyleLibrary.names)
  func dismissedTwice(style: String) throws {
    var story = try Story(style, presented: false)
    story.happen(.present(animated: true))
    story.wait(0.1)
    story.happen(.dismiss(animated: true))
    story.wait(0.02)
    story.happen(.dismiss(animated: true))
    story.wait()
    story.happen(.dismiss(animated: true))
    story.wait()
    #expect(story.phase == .hidden)
    #expect(story.said == ["willPresent", "willDismiss", "didDismiss"])
  }

  @Test("12: Of two starts in one tick neither is forgotten", arguments: StyleLibrary.names)
  func oneTick(style: String) throws {
    var twice = try Story(style, presented: false)
    twice.happen(.present(animated: true))
    twice.happen(.present(animated: true))
    twice.wait()
    #expect(twice.said == ["willPresent", "didPresent"])

    var both = try Story(style, presented: false)
    both.happen(.present(animated: true))
    both.happen(.dismiss(animated: true))
    both.wait()
    #expect(both.said == ["willPresent", "willDismiss", "didDismiss"])
  }

  /// Each road off the screen, as one drives along it.
  private static let roads: [(cause: Cause, style: String, drive: @Sendable (inout Story) -> Void)] = [
    (.drag, "sheet", { $0.play(press().move(dy: 300, over: 0.3).release()) }),
    (.scroll, "sheet", { story in for step in Self.scroll(by: 300) { story.happen(.input(.scroll(step))) } }),
    (.escape, "sheet", { $0.happen(.input(.key(Key("Escape")))) }),
    (.closeButton, "sheet", { $0.play(press(target: "close").release()) }),
    (.backdrop, "card", { $0.play(press().release()) }),
    (.windowClose, "sheet", { $0.happen(.input(.close)) }),
    (.program, "sheet", { $0.happen(.dismiss(animated: true)) }),
  ]

  private static func scroll(by way: Double) -> [Scroll] {
    let place = Point(x: 195, y: 300)
    return [GesturePhase.begin, .update, .end].map {
      Scroll(position: place, delta: Vector(dx: 0, dy: way / 3), device: .touchpad, phase: $0)
    }
  }

  @Test("13: On every road the callbacks come exactly once")
  func everyRoad() throws {
    #expect(Set(Self.roads.map(\.cause)) == Set(Cause.allCases))
    for road in Self.roads {
      var story = try Story(road.style)
      road.drive(&story)
      story.wait()
      #expect(story.causes == [road.cause])
      #expect(story.count("didDismiss") == 1)
      #expect(story.phase == .hidden)
    }
  }

  @Test("14: A spring is where its time says, however often it was drawn")
  func springsInTime() throws {
    let style = try TestStyles.springy()
    let trace = press().move(dy: 180, over: 0.2).hold(0.1).release().trace()
    let runs = [30.0, 60, 120, 240].map { Run(trace, style, framesPerSecond: $0) }
    for run in runs { #expect(Laws.frameRateFault(of: runs[0], against: run) == nil) }
    #expect(runs[0].events.map(\.event.name) == ["dragBegan", "dragEnded", "didRestore"])
  }

  @Test("15: An overdamped spring starts where the panel was let go")
  func overdamped() throws {
    var story = Story(try TestStyles.springy())
    story.play(press().move(dy: 106, over: 0.5).hold(0.1))
    let held = story.shown
    #expect(held.translation.dy == 100)
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 406)))))
    #expect(story.phase == .restoring)
    #expect(story.shown.translation == held.translation)
    var last = story.shown.translation.dy
    for _ in 0..<20 {
      story.wait(0.02)
      #expect(story.shown.translation.dy <= last && story.shown.translation.dy >= 0)
      last = story.shown.translation.dy
    }
  }

  @Test("31: While dismissal is refused, every road asks once and none dismisses")
  func refusal() throws {
    for road in Self.roads {
      var story = try Story(road.style)
      story.happen(.prevent(true))
      road.drive(&story)
      story.wait()
      let asked = story.events.compactMap { event -> Cause? in
        if case .dismissAttempted(let cause) = event.event { cause } else { nil }
      }
      #expect(asked == [road.cause])
      #expect(story.causes.isEmpty)
      #expect(story.phase == .presented)
      #expect(story.shown.translation == .zero)
    }
  }

  @Test("31: A late yes dismisses a refused panel from wherever it is")
  func lateAnswer() throws {
    var story = try Story("sheet")
    story.happen(.prevent(true))
    story.play(press().move(dy: 300, over: 0.3).release())
    #expect(story.outcome == .restore)
    story.wait(0.1)
    let before = story.shown
    story.happen(.answer(allowed: true))
    #expect(story.shown.frame == before.frame)
    story.wait()
    #expect(story.phase == .hidden)
    #expect(story.causes == [.program])
  }
}
