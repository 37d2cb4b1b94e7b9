import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("One picture leads to the next")
struct PagingTests {
  private func story(_ style: String, page: Int = 1, of count: Int = 3) throws -> Story {
    var story = try Story(style)
    story.happen(.pages(page, of: count))
    return story
  }

  private func page(_ story: Story) -> Double { story.shown.page ?? -1 }

  @Test("A swipe to the side pages: the place counts, and the velocity")
  func swipe() throws {
    for (way, seconds, page) in [
      (-250.0, 1.0, 2.0), (-60, 0.04, 2), (-120, 1, 1), (60, 0.04, 0), (250, 1, 0),
    ] {
      var story = try story("fade")
      story.play(press().move(dx: way, over: seconds))
      // the slop is taken off, and the rest follows the finger
      #expect(abs(self.page(story) - (1 - (way - (way < 0 ? -10 : 10)) / 410)) < 1e-9)
      let seen = self.page(story)
      story.happen(.input(.up(PointerMove(id: 1, position: .zero))))
      #expect(abs(self.page(story) - seen) < 1e-9)
      story.wait(1)
      #expect(self.page(story) == page)
      #expect(story.said.isEmpty && story.phase == .presented)
    }
  }

  @Test("Before the first and behind the last picture there is nothing, and a swipe is resisted")
  func ends() throws {
    for (start, way) in [(0, 300.0), (2, -300)] {
      var story = try story("fade", page: start)
      story.play(press().move(dx: way, over: 0.3))
      // it follows the finger, by 0.55 of its way at first and by less the farther it is
      let followed = (Double(start) - page(story)) * 410 / way
      #expect(followed > 0.3 && followed < 0.55)
      story.play(press().move(dx: way, over: 0.1))
      story.happen(.input(.up(PointerMove(id: 1, position: .zero))))
      story.wait(1)
      #expect(page(story) == Double(start))
    }
  }

  @Test("A drag down dismisses, and never pages on its way")
  func axes() throws {
    var story = try story("fade")
    story.play(press().move(dx: 20, dy: 200, over: 0.2).move(dx: -200, dy: 250, over: 0.2).release())
    #expect(story.outcome == .dismiss && page(story) == 1)
  }

  @Test("Where a drag to the side dismisses, it does not page", arguments: ["photo", "zoom"])
  func dragsToTheSide(style: String) throws {
    var story = try story(style)
    story.play(press().move(dx: -200, over: 0.2).release())
    #expect(story.said.first == "dragBegan" && page(story) == 1)
  }

  @Test(
    "Keys and arrows page in every picture style, and not past the ends",
    arguments: ["photo", "fade", "zoom"])
  func keys(style: String) throws {
    var story = try story(style)
    for (key, page) in [("Right", 2.0), ("Right", 2), ("Left", 1), ("Left", 0), ("Left", 0)] {
      story.happen(.input(.key(Key(key))))
      story.wait(1)
      #expect(self.page(story) == page)
    }
    story.play(press(target: Session.nextControl).release())
    story.wait(1)
    #expect(page(story) == 1)
    story.play(press(target: Session.previousControl).release())
    story.wait(0.1)
    #expect(page(story) > 0 && page(story) < 1 && story.session.surroundings.page == 0)
  }

  @Test("On its way a picture can be caught, and goes where the hand lets it go")
  func caught() throws {
    var story = try story("fade")
    story.happen(.input(.key(Key("Right"))))
    story.wait(0.05)
    let seen = page(story)
    story.play(press())
    story.wait(0.5)
    #expect(page(story) == seen && seen < 1.5)
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 300)))))
    story.wait(1)
    #expect(page(story) == 1)
  }

  @Test("A window that gets another size during a swipe keeps the picture under the finger")
  func resizedDuringSwipe() throws {
    var story = try story("fade")
    story.play(press().move(dx: -150, over: 0.3).hold(0.2))
    let offset = story.session.pageOffset(at: story.time)
    #expect(offset < 0)
    story.happen(.input(.resize(Size(width: 700, height: 500), scale: 1)))
    #expect(story.session.pageOffset(at: story.time) == offset)
    story.happen(.input(.move(PointerMove(id: 1, position: Point(x: -255, y: 300)))))
    #expect(abs(story.session.pageOffset(at: story.time) - (offset - 300)) < 1e-9)
    story.wait(0.5)
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: -255, y: 300)))))
    story.wait(1)
    #expect(page(story) == 2 && story.session.pageOffset(at: story.time) == 0)
  }

  @Test("While it is zoomed in, a picture is moved and not paged; the next one is seen whole")
  func zoomed() throws {
    var story = try story("fade")
    for _ in 0..<2 { story.happen(.input(.key(Key("plus")))) }
    story.wait(1)
    story.play(press().move(dx: -150, over: 0.3).hold(0.2).release())
    story.happen(.input(.key(Key("Right"))))
    story.wait(1)
    #expect(page(story) == 1 && story.shown.zoom > 2)
    story.play(press(target: Session.nextControl).release())
    story.wait(1)
    #expect(page(story) == 2 && story.shown.zoom == 1)
  }

  @Test("A picture alone is not paged, and its log speaks of no page")
  func alone() throws {
    var story = try Story("fade")
    story.play(press().move(dx: -250, over: 0.1).release())
    story.happen(.input(.key(Key("Right"))))
    story.wait(1)
    #expect(story.shown.page == nil && story.shown.translation == .zero)
    #expect(!StateLog.line(story.shown).contains("page"))
  }

  @Test("With another picture's proportions it stands as they have it")
  func proportions() throws {
    var story = try story("zoom")
    story.happen(.input(.key(Key("Right"))))
    story.happen(.image(Size(width: 100, height: 200)))
    story.wait(1)
    #expect(story.shown.frame == Rect(x: 0, y: 32, width: 390, height: 780))
  }

  @Test("A trace carries the pages", arguments: [2, 7])
  func trace(count: Int) throws {
    var surroundings = Surroundings(window: Size(width: 390, height: 844))
    surroundings.setPage(1, of: count)
    let trace = Trace(
      style: .named("fade"), surroundings: surroundings,
      entries: [
        Trace.Entry(at: .zero, .pages(0, of: count)),
        Trace.Entry(at: .zero, .image(Size(width: 4, height: 3))),
      ])
    let text = trace.lines().joined(separator: "\n")
    #expect(text.contains("\"page\":1,\"pages\":\(count)"))
    #expect(try TraceFile.parse(Array(text.utf8), path: "test.jsonl") == trace)
  }
}
