import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("What users ran into: geometry")
struct FieldNotesOnGeometryTests {
  @Test(
    "27: Resized and scrolled behind it, a picture returns to where its source is now",
    arguments: ["photo", "zoom", "card"])
  func movedSource(style: String) throws {
    var story = try Story(style, presented: false, source: Rect(x: 20, y: 100, width: 100, height: 75))
    story.happen(.present(animated: true))
    story.wait()
    story.happen(.input(.resize(Size(width: 844, height: 390), scale: 1)))
    story.happen(.source(Rect(x: 500, y: 200, width: 120, height: 90)))
    story.happen(.dismiss(animated: true))
    story.wait(0.1)
    story.happen(.source(Rect(x: 510, y: 250, width: 140, height: 100)))
    story.wait()
    #expect(story.phase == .hidden)
    #expect(story.shown.frame == Rect(x: 510, y: 250, width: 140, height: 100))
  }

  @Test(
    "28: Resized while it is held, a page neither goes nor slips from the hand", arguments: ["sheet", "card"])
  func resizedPage(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 90, over: 0.2))
    let before = story.shown.frame
    for size in [
      Size(width: 844, height: 390), Size(width: 300, height: 1200), Size(width: 390, height: 844),
    ] {
      story.happen(.input(.resize(size, scale: 1)))
      #expect(story.phase == .dragging)
      #expect(story.shown.frame.origin == before.origin)
      #expect(story.shown.frame.size == size)
    }
    #expect(story.said == ["dragBegan"])
  }

  @Test(
    "28: Resized while it is held, a picture keeps the gripped point under the finger",
    arguments: ["photo", "zoom"])
  func resizedPicture(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dx: 30, dy: 60, over: 0.2))
    let finger = Point(x: 225, y: 360)
    let before = picture(story)
    story.happen(.input(.resize(Size(width: 700, height: 600), scale: 1)))
    let after = picture(story)
    #expect(story.phase == .dragging)
    #expect(
      abs((finger.x - before.minX) / before.width - (finger.x - after.minX) / after.width) < 1e-9)
    #expect(
      abs((finger.y - before.minY) / before.height - (finger.y - after.minY) / after.height) < 1e-9)
  }

  /// Where the picture itself is seen in the panel's frame.
  private func picture(_ story: Story) -> Rect {
    let frame = story.shown.frame
    let image = story.session.surroundings.image
    let isFitted = story.session.style.content.scaling == .fit
    return Rect(
      center: frame.center, size: isFitted ? image.fitted(into: frame.size) : image.filling(frame.size))
  }

  @Test(
    "28: Resized while it settles, a panel stays where it is seen and goes on", arguments: StyleLibrary.names)
  func resizedSettle(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 60, over: 0.2).hold(0.1).release())
    story.wait(0.05)
    let before = story.shown
    story.happen(.input(.resize(Size(width: 844, height: 600), scale: 1)))
    #expect(story.shown.translation.dy == before.translation.dy || story.shown.frame == before.frame)
    story.wait()
    #expect(story.phase == .presented)
    #expect(story.shown.frame == story.session.restingFrame)
  }

  @Test(
    "28: Resized while a spring or a curve brings it back, a page fills the window's width",
    arguments: ["sheet", "card"])
  func resizedPageSettle(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 60, over: 0.2).hold(0.1).release())
    story.wait(0.05)
    #expect(story.phase == .restoring)
    story.happen(.input(.resize(Size(width: 844, height: 600), scale: 1)))
    #expect(story.shown.frame.width == 844 && story.shown.translation.dx == 0)
  }

  @Test("29: A hidden panel stays hidden when the window changes its size", arguments: StyleLibrary.names)
  func hidden(style: String) throws {
    var story = try Story(style)
    story.happen(.dismiss(animated: true))
    story.wait()
    let said = story.said
    story.happen(.input(.resize(Size(width: 1920, height: 1080), scale: 2)))
    story.wait()
    #expect(story.phase == .hidden)
    #expect(story.said == said)
    if style == "sheet" { #expect(story.shown.frame.minY == 1080) }
  }

  @Test("30: A window without a size is taken as one of 1 by 1", arguments: StyleLibrary.names)
  func noSize(style: String) throws {
    var story = try Story(style, presented: false, size: .zero)
    story.happen(.present(animated: true))
    story.wait()
    story.play(press().move(dx: 5, dy: 40, over: 0.2))
    story.happen(.input(.resize(.zero, scale: 1)))
    story.happen(.input(.resize(Size(width: 0, height: 844), scale: 1)))
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 200, y: 340)))))
    story.wait()
    #expect(Laws.numberFault(in: [story.shown]) == nil)
    #expect(story.phase == .presented || story.phase == .hidden)
    #expect(story.shown.frame.width >= 1 || story.phase == .hidden)
  }
}
