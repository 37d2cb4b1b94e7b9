import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

/// A page of one colour with one control.
@MainActor
final class TestPage: Page {
  var color: Color
  var height: Double
  var presses = 0
  var open: () -> Void = {}

  init(_ color: Color, height: Double = 0) {
    self.color = color
    self.height = height
  }

  func contents(for size: Size) -> PageContents {
    PageContents(
      background: color, height: height,
      controls: [
        Control(
          name: "more", label: "More", frame: Rect(x: 20, y: 200, width: 100, height: 44),
          action: { [weak self] in
            self?.presses += 1
            self?.open()
          }, draw: { _, _ in }),
        Control(
          name: Session.closeControl, label: "Close", frame: Rect(x: 330, y: 10, width: 44, height: 44),
          isFixed: true, draw: { _, _ in }),
      ]
    ) { _ in }
  }
}

@MainActor
@Suite("Panels stand over panels, and the keyboard reaches all of them")
struct StackTests {
  let window = Size(width: 390, height: 844)
  let first: Panel
  let second: Panel
  let stage: Stage
  var presenter = TestPage(.white)

  init() throws {
    first = Panel(style: try StyleLibrary.style("sheet"), page: TestPage(.white))
    let photo = try StyleLibrary.style("photo")
    second = Panel(style: photo, page: TestPage(.black))
    stage = Stage(
      presenter: presenter, panel: first, surroundings: Surroundings(window: window), isPresented: true)
    stage.add(second)
  }

  func frames(at time: Instant) -> [Rect] {
    stage.displayList(at: time).items.compactMap { item in
      guard case .node(let node) = item, case .bitmap = node.content else { return nil }
      return node.frame
    }
  }

  @Test("18: Of two stacked panels only the front one follows the hand")
  func frontMoves() {
    second.present(animated: false)
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 195, y: 400))), at: .seconds(1))
    stage.handle(.move(PointerMove(id: 1, position: Point(x: 195, y: 470))), at: .seconds(1.1))
    #expect(second.phase == .dragging && first.phase == .presented)
    let frames = frames(at: .seconds(1.1))
    #expect(frames.count == 3)
    #expect(abs(frames[2].center.y - (window.height / 2 + 60)) < 1e-9, "the slop is taken off")
  }

  @Test("The one beneath draws back as the front one comes, and returns on every way out")
  func beneath() {
    second.present()
    let full = frames(at: .zero)[1]
    #expect(full == Rect(origin: .zero, size: window))
    var last = full.width
    for step in 1...5 {
      let width = frames(at: .seconds(Double(step) * 0.05))[1].width
      #expect(width < last)
      last = width
    }
    #expect(abs(last - window.width * 0.95) < 1e-9)
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 195, y: 400))), at: .seconds(1))
    stage.handle(.move(PointerMove(id: 1, position: Point(x: 195, y: 600))), at: .seconds(1.1))
    stage.handle(.cancel(id: 1), at: .seconds(1.2))
    #expect(abs(frames(at: .seconds(2))[1].width - window.width * 0.95) < 1e-9)
    second.dismiss()
    stage.advance(to: .seconds(4))
    #expect(frames(at: .seconds(4)).count == 2 && frames(at: .seconds(4))[1] == full)
  }

  @Test("Escape dismisses the front panel, then the one beneath")
  func escape() {
    second.present(animated: false)
    stage.handle(.key(Key("Escape")), at: .seconds(1))
    #expect(second.phase == .dismissing && first.phase == .presented)
    stage.advance(to: .seconds(2))
    stage.handle(.key(Key("Escape")), at: .seconds(2))
    #expect(first.phase == .dismissing)
  }

  @Test("The window's close dismisses them all")
  func close() {
    second.present(animated: false)
    stage.handle(.close, at: .seconds(1))
    stage.advance(to: .seconds(3))
    #expect(stage.frontPanel == nil)
  }

  @Test("Tab goes from control to control, and Space presses the one that has the focus")
  func tab() {
    let page = first.page as? TestPage
    stage.handle(.key(Key("Tab")), at: .seconds(1))
    stage.handle(.key(Key("space")), at: .seconds(1))
    #expect(page?.presses == 1)
    stage.handle(.key(Key("Tab")), at: .seconds(2))
    stage.handle(.key(Key("Return")), at: .seconds(2))
    #expect(first.phase == .dismissing, "the second control closes")
  }

  @Test("When a panel is gone, the focus is where it was before")
  func focusReturns() {
    stage.handle(.key(Key("Escape")), at: .seconds(1))
    stage.advance(to: .seconds(2))
    stage.handle(.key(Key("Tab")), at: .seconds(2))
    first.present(animated: false)
    stage.handle(.key(Key("space")), at: .seconds(2.5))
    #expect(presenter.presses == 0, "what lies behind a panel takes no keys")
    first.dismiss(animated: false)
    stage.handle(.key(Key("space")), at: .seconds(3))
    #expect(presenter.presses == 1)
  }

  @Test("A panel that was opened with the mouse gives the keyboard back to the button that opened it")
  func openerFocus() throws {
    let panel = Panel(style: try StyleLibrary.style("sheet"), page: TestPage(.white))
    let page = TestPage(.black)
    let stage = Stage(presenter: page, panel: panel, surroundings: Surroundings(window: window))
    page.open = { panel.present(animated: false) }
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 60, y: 220))), at: .seconds(1))
    stage.handle(.up(PointerMove(id: 1, position: Point(x: 60, y: 220))), at: .seconds(1.1))
    #expect(panel.phase == .presented && page.presses == 1)
    stage.handle(.key(Key("Tab")), at: .seconds(2))
    stage.handle(.key(Key("Escape")), at: .seconds(3))
    stage.advance(to: .seconds(4))
    stage.handle(.key(Key("space")), at: .seconds(4))
    #expect(page.presses == 2 && panel.phase == .presented)
  }

  @Test("A page higher than its panel scrolls, and its fixed controls stay where they are")
  func scrollingPage() throws {
    let page = TestPage(.white, height: 2000)
    let panel = Panel(style: try StyleLibrary.style("sheet"), page: page)
    let stage = Stage(
      presenter: TestPage(.black), panel: panel, surroundings: Surroundings(window: window), isPresented: true
    )
    _ = stage.displayList(at: .zero)
    let wheel = Scroll(position: Point(x: 100, y: 400), delta: Vector(dx: 0, dy: -150), device: .wheel)
    stage.handle(.scroll(wheel), at: .seconds(1))
    // the control that scrolls has moved up by 150 points
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 60, y: 70))), at: .seconds(2))
    stage.handle(.up(PointerMove(id: 1, position: Point(x: 60, y: 70))), at: .seconds(2.1))
    #expect(page.presses == 1)
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 350, y: 30))), at: .seconds(3))
    stage.handle(.up(PointerMove(id: 1, position: Point(x: 350, y: 30))), at: .seconds(3.1))
    #expect(panel.phase == .dismissing)
  }
}
