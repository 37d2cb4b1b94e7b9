import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("A picture is looked at closely")
struct ZoomTests {
  /// A window of the picture's own proportions, which the picture fills.
  private static let window = Size(width: 800, height: 600)
  private static let pictures = ["photo", "fade", "zoom"]

  private func story(_ style: String) throws -> Story { try Story(style, size: Self.window) }

  private func scroll(
    _ delta: Vector, at place: Point = Point(x: 400, y: 300), _ device: Scroll.Device = .wheel,
    _ phase: GesturePhase? = nil
  ) -> SessionEvent {
    .input(.scroll(Scroll(position: place, delta: delta, device: device, phase: phase)))
  }

  private func pinch(_ scale: Double, _ phase: GesturePhase, at place: Point) -> SessionEvent {
    .input(.pinch(Pinch(position: place, scale: scale, phase: phase)))
  }

  /// The part of the picture that is seen at a place, from its middle, in points of the picture at rest.
  private func part(at place: Point, of sample: Sample) -> Vector {
    (place - sample.frame.center) * (1 / sample.zoom)
  }

  private func doubleTap(_ place: Point) -> Drag {
    Drag(at: place).hold(0.05).release().then(Drag(at: place, start: 0.15).hold(0.05).release())
  }

  /// Zoomed in 2.5 times about the middle, and at rest.
  private func zoomedIn(_ style: String) throws -> Story {
    var story = try story(style)
    story.play(doubleTap(Point(x: 400, y: 300)))
    story.wait(1)
    return story
  }

  @Test(
    "A picture that is narrower than the window stays in its middle, wherever it is looked at",
    arguments: ["photo", "fade"])
  func narrow(style: String) throws {
    var story = try Story(style, size: Size(width: 1200, height: 600))
    story.happen(scroll(Vector(dx: 0, dy: 50), at: Point(x: 900, y: 500)))
    story.wait(1)
    let shown = story.shown
    #expect(shown.zoom > 1.2 && 800 * shown.zoom < 1200)
    #expect(shown.frame.center.x == 600)
    #expect(shown.frame.center.y < 300)
  }

  @Test(
    "Three notches of the wheel double it at the pointer, and it moves all the way there", arguments: pictures
  )
  func wheel(style: String) throws {
    var story = try story(style)
    let place = Point(x: 600, y: 400)
    for _ in 0..<3 {
      story.happen(scroll(Vector(dx: 0, dy: 50), at: place))
      for _ in 0..<6 {
        story.wait(0.01)
        let seen = part(at: place, of: story.shown)
        #expect(abs(seen.dx - 200) < 1e-9 && abs(seen.dy - 100) < 1e-9)
      }
    }
    story.wait(1)
    #expect(abs(story.shown.zoom - 2) < 1e-9)
    #expect(abs(story.shown.frame.width - 1600) < 1e-6)
    #expect(story.said.isEmpty)
  }

  @Test("A double tap shows 2.5 times as much at its place, and another the whole", arguments: pictures)
  func doubleTap(style: String) throws {
    var story = try story(style)
    let place = Point(x: 300, y: 350)
    story.play(doubleTap(place))
    story.wait(0.3)
    #expect(story.shown.zoom == 2.5)
    let seen = part(at: place, of: story.shown)
    #expect(abs(seen.dx + 100) < 1e-9 && abs(seen.dy - 50) < 1e-9)
    story.wait(1)
    story.play(doubleTap(place))
    story.wait(1)
    #expect(story.shown.zoom == 1 && story.shown.frame == Rect(origin: .zero, size: Self.window))
    #expect(story.said.isEmpty && story.phase == .presented)
  }

  @Test(
    "A pinch keeps what it holds between the fingers, on a touchpad and on the picture", arguments: pictures)
  func pinching(style: String) throws {
    var pad = try story(style)
    pad.happen(pinch(1, .begin, at: Point(x: 300, y: 200)))
    pad.happen(pinch(2, .update, at: Point(x: 350, y: 220)))
    var fingers = try story(style)
    for event in [
      InputEvent.down(PointerDown(id: 1, position: Point(x: 250, y: 200))),
      .down(PointerDown(id: 2, position: Point(x: 350, y: 200))),
      .move(PointerMove(id: 1, position: Point(x: 250, y: 220))),
      .move(PointerMove(id: 2, position: Point(x: 450, y: 220))),
    ] {
      fingers.happen(.input(event))
    }
    for story in [pad, fingers] {
      let seen = part(at: Point(x: 350, y: 220), of: story.shown)
      #expect(abs(story.shown.zoom - 2) < 1e-9)
      #expect(abs(seen.dx + 100) < 1e-9 && abs(seen.dy + 100) < 1e-9)
    }
    fingers.happen(.input(.up(PointerMove(id: 1, position: Point(x: 250, y: 220)))))
    fingers.happen(.input(.move(PointerMove(id: 2, position: Point(x: 450, y: 500)))))
    fingers.happen(.input(.up(PointerMove(id: 2, position: Point(x: 450, y: 500)))))
    fingers.wait()
    #expect(abs(fingers.shown.zoom - 2) < 1e-9 && fingers.said.isEmpty)
  }

  @Test(
    "Beyond its limits a pinch is resisted, and what was too small or too large goes back",
    arguments: pictures)
  func limits(style: String) throws {
    var story = try story(style)
    story.happen(pinch(1, .begin, at: Point(x: 300, y: 200)))
    story.happen(pinch(0.25, .update, at: Point(x: 300, y: 200)))
    // rubber bands of 0.5 below 1 and of half the limit above it: 1 - 0.4125 / (1 + 0.4125 / 0.5)
    #expect(abs(story.shown.zoom - 0.773_972_6) < 1e-6)
    story.happen(pinch(20, .update, at: Point(x: 300, y: 200)))
    // 8 + 4 / (1 + 4 / (0.55 * 12))
    #expect(abs(story.shown.zoom - 10.490_566) < 1e-6)
    story.happen(pinch(20, .end, at: Point(x: 300, y: 200)))
    story.wait()
    #expect(story.shown.zoom == 8)
    story.happen(pinch(1, .begin, at: Point(x: 300, y: 200)))
    story.happen(pinch(0.01, .end, at: Point(x: 300, y: 200)))
    story.wait()
    #expect(story.shown.zoom == 1 && story.shown.translation == .zero)
  }

  @Test(
    "Caught before it goes back, a picture that was too small or too large goes on as if it had not been let go",
    arguments: pictures)
  func caughtBeyondLimits(style: String) throws {
    for scale in [0.5, 12.0] {
      let place = Point(x: 300, y: 200)
      var held = try story(style)
      held.happen(pinch(1, .begin, at: place))
      held.happen(pinch(scale, .update, at: place))
      var caught = held
      caught.happen(pinch(scale, .end, at: place))
      caught.happen(pinch(1, .begin, at: place))
      #expect(abs(caught.shown.zoom - held.shown.zoom) < 1e-9)
      caught.happen(pinch(0.9, .update, at: place))
      held.happen(pinch(scale * 0.9, .update, at: place))
      #expect(abs(caught.shown.zoom - held.shown.zoom) < 1e-9, "\(scale)")
    }
  }

  @Test("A drag moves a picture that is zoomed in, and nothing is told", arguments: pictures)
  func panning(style: String) throws {
    var story = try zoomedIn(style)
    story.play(Drag(at: Point(x: 400, y: 300)).move(dx: 200, dy: -50, over: 0.3).hold(0.2).release())
    #expect(story.said.isEmpty && story.phase == .presented)
    let way = story.shown.translation
    #expect(way.dx > 185 && way.dx < 200 && way.dy < -45)
    story.wait()
    #expect(story.shown.translation == way)
  }

  @Test("Flung, it coasts and stays over the window", arguments: pictures)
  func coasting(style: String) throws {
    var story = try zoomedIn(style)
    story.play(Drag(at: Point(x: 400, y: 300)).move(dx: -60, over: 0.1).release())
    let way = story.shown.translation.dx
    story.wait(0.2)
    #expect(story.shown.translation.dx < way - 50)
    story.play(Drag(at: Point(x: 400, y: 300)).move(dx: -400, over: 0.05).release())
    story.wait()
    #expect(story.shown.translation.dx == -600 && story.phase == .presented && story.said.isEmpty)
  }

  @Test("At its edge the same drag becomes the dismissal, with the style's own rule", arguments: pictures)
  func edge(style: String) throws {
    var story = try zoomedIn(style)
    // 450 points lead to the upper edge, after a slop of 10
    story.play(Drag(at: Point(x: 400, y: 10)).move(dy: 440, over: 0.5))
    #expect(story.said.isEmpty)
    for step in 1...6 {
      story.happen(.input(.move(PointerMove(id: 1, position: Point(x: 400, y: 450 + Double(step) * 25)))))
    }
    #expect(story.said == ["dragBegan"] && story.phase == .dragging)
    story.happen(.input(.move(PointerMove(id: 1, position: Point(x: 400, y: 1400)))))
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 400, y: 1400)))))
    #expect(story.outcome == .dismiss)
    // the way up to the edge does not count
    #expect(abs((story.decision?.translation.dy ?? 0) - (1400 - 20 - 450 - 10)) < 1e-6)
    story.wait()
    #expect(story.phase == .hidden)
  }

  @Test(
    "Let go beyond the edge but not far enough, it stays as closely looked at as it was, or as the style says"
  )
  func restoring() throws {
    for (style, zoom) in [("photo", 2.5), ("fade", 2.5), ("zoom", 1)] {
      var story = try zoomedIn(style)
      story.play(Drag(at: Point(x: 400, y: 10)).move(dy: 500, over: 0.5).hold(0.2).release())
      #expect(story.outcome == .restore)
      story.wait()
      #expect(story.shown.zoom == zoom, "\(style)")
      #expect(story.shown.frame.minY == 0, "\(style)")
    }
  }

  @Test("The way back over the edge leads to the picture again")
  func backOverTheEdge() throws {
    var story = try zoomedIn("fade")
    story.play(Drag(at: Point(x: 400, y: 10)).move(dy: 560, over: 0.5))
    #expect(story.phase == .dragging)
    story.happen(.input(.move(PointerMove(id: 1, position: Point(x: 400, y: 460)))))
    story.happen(.input(.move(PointerMove(id: 1, position: Point(x: 400, y: 320)))))
    #expect(story.shown.opacity == 1)
    #expect(abs(story.shown.translation.dy - 300) < 1e-6)
    story.wait(0.2)
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 400, y: 320)))))
    #expect(story.outcome == .restore)
  }

  @Test("Two fingers take a picture as large as it is seen, even where no pull would make it so large")
  func takenBeyondReach() throws {
    var story = try story("photo")
    for _ in 0..<4 { story.happen(scroll(Vector(dx: 0, dy: 150))) }
    story.wait(1)
    #expect(story.shown.zoom == 8)
    var style = try StyleLibrary.style("photo")
    style.content.zoom?.maximum = 3
    story.happen(.style(style))
    story.wait(0.05)
    let seen = story.shown
    story.happen(pinch(1, .begin, at: Point(x: 300, y: 200)))
    #expect(seen.zoom > 5 && abs(story.shown.zoom - seen.zoom) < 1e-9)
    #expect((story.shown.frame.center - seen.frame.center).length < 1e-6)
    story.happen(pinch(1, .end, at: Point(x: 300, y: 200)))
    story.wait()
    #expect(story.shown.zoom == 3)
  }

  @Test("A drag that took over at the edge ends although another style came meanwhile")
  func reloadBeyondTheEdge() throws {
    var story = try zoomedIn("fade")
    story.play(Drag(at: Point(x: 400, y: 10)).move(dy: 560, over: 0.5))
    #expect(story.phase == .dragging)
    story.happen(.style(try StyleLibrary.style("photo")))
    story.happen(.input(.up(PointerMove(id: 1, position: Point(x: 400, y: 570)))))
    #expect(story.said.prefix(2) == ["dragBegan", "dragEnded"])
    story.wait()
    #expect(story.phase == .presented || story.phase == .hidden)
  }

  @Test("Another picture's proportions keep the same part of it in sight")
  func otherProportions() throws {
    var story = try zoomedIn("fade")
    story.play(Drag(at: Point(x: 400, y: 300)).move(dx: 60, dy: 90, over: 0.2).hold(0.2).release())
    story.wait(1)
    let before = story.shown.translation
    #expect(before.dx > 30 && before.dy > 45)
    story.happen(.image(Size(width: 200, height: 100)))
    story.wait(1)
    let after = story.shown.translation
    #expect(story.shown.zoom == 2.5 && abs(after.dx - before.dx) < 1e-6)
    #expect(abs(after.dy - before.dy * 2 / 3) < 1e-6)
  }

  @Test("A picture that keeps its size stands as another one's proportions have it at once")
  func otherProportionsAtRest() throws {
    var story = try story("zoom")
    let size = Size(width: 200, height: 100)
    story.happen(.image(size))
    #expect(story.shown.frame == Rect(x: 0, y: 100, width: 800, height: 400))
    #expect(!story.session.isMoving(at: story.time))
    story.happen(.image(Size(width: 400, height: 300)))
    // to the side it keeps its size, and has it on the way back, too
    story.play(Drag(at: Point(x: 400, y: 300)).move(dx: 80, over: 0.2).release())
    story.wait(0.1)
    #expect(story.phase == .restoring && story.shown.frame.height == 600)
    let before = story.shown
    story.happen(.image(size))
    #expect(story.shown.frame.size == Size(width: 800, height: 400))
    #expect(abs(story.shown.frame.center.x - before.frame.center.x) < 1e-9)
  }

  @Test("Two fingers let go of a picture when another style comes")
  func reloadWhilePinching() throws {
    var story = try zoomedIn("fade")
    let place = Point(x: 300, y: 200)
    story.happen(pinch(1, .begin, at: place))
    story.happen(pinch(1.2, .update, at: place))
    #expect(abs(story.shown.zoom - 3) < 1e-9)
    story.happen(.style(try StyleLibrary.style("photo")))
    story.wait(0.3)
    let kept = story.shown
    story.happen(pinch(2, .update, at: place))
    story.wait(0.1)
    #expect(story.shown.zoom == kept.zoom && story.shown.translation == kept.translation)
    story.happen(pinch(2, .end, at: place))
    story.wait(1)
    #expect(story.shown.zoom == kept.zoom && story.shown.translation == kept.translation)
  }

  @Test("A drag that takes over eases the zoom away about the pointer where the style says so")
  func easing() throws {
    var story = try zoomedIn("zoom")
    story.play(Drag(at: Point(x: 300, y: 10)).move(dy: 480, over: 0.5))
    let place = Point(x: 300, y: 490)
    let held = part(at: place, of: story.shown)
    story.wait(0.125)
    #expect(story.shown.zoom > 1.2 && story.shown.zoom < 2.3)
    let later = part(at: place, of: story.shown)
    #expect((later - held).length < 1)
    story.wait(0.2)
    #expect(story.shown.zoom == 1 && story.phase == .dragging)
  }

  @Test("Sent away while it is zoomed in, it runs to its source", arguments: pictures)
  func leaving(style: String) throws {
    var story = try zoomedIn(style)
    story.happen(.input(.key(Key("Escape"))))
    #expect(story.shown.zoom == 2.5)
    story.wait()
    #expect(story.phase == .hidden && story.shown.zoom == 1)
    story.happen(.present(animated: true))
    story.wait()
    #expect(story.shown.zoom == 1 && story.shown.translation == .zero)
  }

  @Test(
    "Resized while it is zoomed in, it goes on covering the window, around the same part", arguments: pictures
  )
  func resizing(style: String) throws {
    var story = try zoomedIn(style)
    story.play(Drag(at: Point(x: 400, y: 300)).move(dx: 210, over: 0.3).hold(0.2).release())
    let seen = part(at: Point(x: 400, y: 300), of: story.shown)
    story.happen(.input(.resize(Size(width: 400, height: 300), scale: 1)))
    let later = part(at: Point(x: 200, y: 150), of: story.shown)
    #expect(abs(later.dx - seen.dx / 2) < 1e-6)
    story.happen(.input(.resize(Size(width: 1900, height: 300), scale: 1)))
    story.wait()
    #expect(story.shown.zoom == 2.5)
    #expect(story.shown.frame.minY <= 0 && story.shown.frame.maxY >= 300)
  }

  @Test("Keys make it larger and smaller, and look around in it", arguments: pictures)
  func keys(style: String) throws {
    var story = try story(style)
    for (key, zoom) in [
      ("plus", 1.5), ("KP_Add", 2.25), ("minus", 1.5), ("0", 1), ("minus", 1), ("equal", 1.5),
    ] {
      story.happen(.input(.key(Key(key))))
      story.wait(1)
      #expect(abs(story.shown.zoom - zoom) < 1e-9)
    }
    story.happen(.input(.key(Key("Right"))))
    story.wait(1)
    #expect(story.shown.translation == Vector(dx: -60, dy: 0))
    for _ in 0..<5 { story.happen(.input(.key(Key("Up")))) }
    story.wait(1)
    #expect(abs(story.shown.frame.minY) < 1e-9)
  }

  @Test(
    "A touchpad moves a picture that is zoomed in, and drags it away where it is not", arguments: pictures)
  func touchpad(style: String) throws {
    var zoomed = try zoomedIn(style)
    var whole = try story(style)
    for step in 0..<12 {
      let phase: GesturePhase = step == 0 ? .begin : .update
      zoomed.happen(scroll(Vector(dx: 0, dy: 20), at: Point(x: 400, y: 300), .touchpad, phase))
      whole.happen(scroll(Vector(dx: 0, dy: 20), at: Point(x: 400, y: 300), .touchpad, phase))
    }
    #expect(zoomed.said.isEmpty && zoomed.shown.translation.dy > 200)
    #expect(whole.said == ["dragBegan"])
  }

  @Test("Where one tap dismisses it does so at once, and a second one does not zoom")
  func tapDismisses() throws {
    var style = try StyleLibrary.style("photo")
    style.dismissesOnTap = true
    var story = Story(style, size: Self.window)
    story.play(Drag(at: Point(x: 300, y: 300)).hold(0.05).release())
    #expect(story.said == ["willDismiss"])
    #expect(story.time == .seconds(0.05))
  }

  @Test("Under reduced motion it does not travel: a double tap is there at once")
  func reducedMotion() throws {
    var story = Story(try StyleLibrary.style("fade"), size: Self.window, reducesMotion: true)
    story.play(doubleTap(Point(x: 400, y: 300)))
    #expect(story.shown.zoom == 2.5 && !story.session.isMoving(at: story.time))
  }

  @Test("A page is not zoomed")
  func page() throws {
    var story = try story("sheet")
    story.happen(pinch(1, .begin, at: Point(x: 300, y: 200)))
    story.happen(pinch(2, .end, at: Point(x: 300, y: 200)))
    story.happen(.input(.key(Key("plus"))))
    story.wait()
    #expect(story.shown.zoom == 1 && story.said.isEmpty)
  }
}
