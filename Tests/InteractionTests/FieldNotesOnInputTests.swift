import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("What users ran into: input and scrolling")
struct FieldNotesOnInputTests {
  private func move(id: Int = 1, y: Double) -> SessionEvent {
    .input(.move(PointerMove(id: id, position: Point(x: 195, y: y))))
  }

  private func up(id: Int = 1, y: Double) -> SessionEvent {
    .input(.up(PointerMove(id: id, position: Point(x: 195, y: y))))
  }

  @Test("16: A second finger changes nothing, whenever it comes and goes", arguments: StyleLibrary.names)
  func secondFinger(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 60, over: 0.2))
    let shown = story.shown.frame
    story.play(press(id: 2).move(dx: 100, dy: 200).release())
    #expect(story.shown.frame == shown)
    #expect(story.said == ["dragBegan"])
    story.play(press(id: 2))
    story.happen(up(y: 360))
    #expect(story.count("dragEnded") == 1)
    story.wait()
    story.happen(move(id: 2, y: 700))
    #expect(story.phase == .presented)
    #expect(story.count("dragBegan") == 1)
  }

  @Test(
    "17: Dragged sideways first, a panel still follows the next gesture down",
    arguments: ["sheet", "card", "fade"])
  func sidewaysFirst(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dx: 150, over: 0.2).hold(0.1).release())
    #expect(story.said.isEmpty)
    story.wait(0.1)
    story.play(press().move(dy: 600, over: 0.2).release())
    #expect(story.outcome == .dismiss)
  }

  @Test(
    "17: Sideways and then down in one gesture, a panel begins without a jump",
    arguments: ["sheet", "card", "fade"])
  func astray(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dx: 200, dy: 150, over: 0.2))
    #expect(story.said.isEmpty)
    for step in 1...60 {
      let before = story.shown.translation.dy
      story.happen(.input(.move(PointerMove(id: 1, position: Point(x: 395, y: 450 + Double(step))))))
      #expect(story.shown.translation.dy - before <= 1 + 1e-9)
    }
    #expect(story.said == ["dragBegan"])
    #expect(story.shown.translation.dy >= 45)
  }

  @Test("19: Past the slop nothing jumps: the slop is taken off once", arguments: StyleLibrary.names)
  func slop(style: String) throws {
    var story = try Story(style)
    let slop = story.session.style.drag.slop
    story.play(press())
    var last = 0.0
    for step in 1...80 {
      story.happen(move(y: 300 + Double(step) / 2))
      #expect(story.shown.translation.dy - last <= 0.5 + 1e-9)
      last = story.shown.translation.dy
    }
    #expect(abs(last - (40 - slop)) < 1e-9)
  }

  @Test("20: A control that drags itself keeps its gesture", arguments: ["slider", "scroller", "picker"])
  func draggingControl(target: String) throws {
    var story = try Story("sheet")
    story.play(press(target: target).move(dy: 300, over: 0.3).release())
    #expect(story.said.isEmpty)
    #expect(story.phase == .presented)
  }

  @Test("20: A press on a button drags only after 10 points, and then the button lets go")
  func button() throws {
    var pressed = try Story("sheet")
    pressed.play(press(target: "close").move(dy: 9, over: 0.1).release())
    #expect(pressed.said == ["willDismiss"])
    #expect(pressed.causes == [.closeButton])

    var dragged = try Story("sheet")
    dragged.play(press(target: "close").move(dy: 40, over: 0.2).hold(0.1).release())
    #expect(dragged.said == ["dragBegan", "dragEnded"])
    #expect(dragged.decision?.translation.dy == 30)
  }

  @Test("21: Many small steps add up: 24 of 0.4 points are 9.6")
  func smallSteps() throws {
    var story = try Story("sheet")
    story.play(press())
    for step in 1...24 { story.happen(move(y: 300 + Double(step) * 0.4)) }
    #expect(abs(story.shown.translation.dy - 9.6) < 1e-9)
  }

  @Test(
    "22: A call while a finger holds the panel wins; the finger's drag is cancelled",
    arguments: StyleLibrary.names)
  func callWins(style: String) throws {
    var story = try Story(style)
    story.play(press().move(dy: 60, over: 0.2))
    story.happen(.dismiss(animated: true))
    story.happen(move(y: 100))
    story.happen(up(y: 100))
    story.wait()
    #expect(story.phase == .hidden)
    #expect(story.outcome == .cancel)
    #expect(story.causes == [.program])
    #expect(story.said == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
  }

  @Test("23: With its page at the top a pull moves the panel, and back again the page", arguments: [0, 0.3])
  func pageAtTop(scrolled: Double) throws {
    var story = try Story("sheet")
    story.happen(.content(Size(width: 390, height: 1200.5)))
    if scrolled > 0 {
      story.play(press().move(dy: -scrolled, over: 0.1).hold(0.2).release())
      story.wait()
    }
    story.play(press().move(dy: 80, over: 0.2))
    #expect(abs(story.shown.translation.dy - 80) < 0.5)
    story.happen(move(y: 200))
    #expect(story.shown.translation == .zero)
    story.happen(move(y: 300))
    story.happen(move(y: 350))
    #expect(abs(story.shown.translation.dy - 50) < 0.5)
  }

  @Test("23: A page that coasts stands still as soon as fingers lie on the touchpad again")
  func pageIsCaught() throws {
    var story = try Story("sheet")
    story.happen(.content(Size(width: 390, height: 9000)))
    story.play(press().move(dy: -200, over: 0.1).release())
    story.wait(0.1)
    let coasting = story.session.contentOffset(at: story.time)
    #expect(coasting > 250)
    story.happen(
      .input(.scroll(Scroll(position: .zero, delta: .zero, device: .touchpad, phase: .begin))))
    story.wait(0.3)
    #expect(abs(story.session.contentOffset(at: story.time) - coasting) < 1e-9)
  }

  @Test("24: Moved by its handle, a panel leaves its page scrolled as it is")
  func handle() throws {
    var story = try Story("sheet")
    story.happen(.content(Size(width: 390, height: 2000)))
    story.play(press().move(dy: -200, over: 0.3).hold(0.2).release())
    story.wait()
    let offset = story.session.contentOffset(at: story.time)
    #expect(offset > 190)
    story.play(press(target: "grabber").move(dy: 90, over: 0.2).hold(0.1).release())
    #expect(story.said == ["dragBegan", "dragEnded"])
    story.wait()
    #expect(story.session.contentOffset(at: story.time) == offset)
  }

  @Test(
    "25: Zoomed in and out again, a picture still follows the hand away",
    arguments: ["photo", "fade", "zoom"],
    [true, false])
  func zoomedInAndOut(style: String, byPinch: Bool) throws {
    var story = try Story(style)
    if byPinch {
      for scale in [1.0, 3, 0.9] {
        let phase: GesturePhase = scale == 1 ? .begin : scale == 3 ? .update : .end
        story.happen(.input(.pinch(Pinch(position: Point(x: 200, y: 400), scale: scale, phase: phase))))
      }
    } else {
      for way in [150.0, 90, -90, -150] {
        story.happen(
          .input(
            .scroll(Scroll(position: Point(x: 50, y: 420), delta: Vector(dx: 0, dy: way), device: .wheel))))
        story.wait(0.3)
      }
    }
    story.wait()
    #expect(story.shown.zoom == 1 && story.shown.translation == .zero)
    story.play(press().move(dy: 450, over: 0.3).release())
    #expect(story.said == ["dragBegan", "dragEnded", "willDismiss"])
    story.wait()
    #expect(story.phase == .hidden)
  }

  @Test(
    "26: Returned to where it was taken, a panel stands exactly where it was", arguments: StyleLibrary.names)
  func exactReturn(style: String) throws {
    var story = try Story(style)
    let rest = story.shown
    story.play(press().move(dy: 100, over: 0.3))
    for step in 1...100 { story.happen(move(y: 400 - Double(step))) }
    let slop = story.session.style.drag.slop
    story.happen(move(y: 300 + slop))
    #expect(story.shown.translation == .zero)
    #expect(story.shown.frame == rest.frame)
    #expect(story.shown.cornerRadius == 0)
    #expect(story.shown.opacity == 1)
  }
}
