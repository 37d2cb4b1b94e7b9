import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Testing

@testable import Slipsheet

@MainActor
@Suite("A stage")
struct StageTests {
  let presenter = PlainPage("open", "more")
  let page = PlainPage("close", "like")
  /// The middles of the controls, which stand at the same places on both pages.
  let first = PlainPage.frame(ofControl: 0).center
  let second = PlainPage.frame(ofControl: 1).center
  /// Where no control is.
  let bare = Point(x: 195, y: 400)

  func stage(
    _ style: String = "sheet", isPresented: Bool = true, size: Size = Size(width: 390, height: 844)
  ) throws -> Stage {
    Stage(
      presenter: presenter, panel: Panel(style: try StyleLibrary.style(style), page: page),
      surroundings: Surroundings(window: size), isPresented: isPresented)
  }

  func press(_ stage: Stage, at place: Point, _ seconds: Double, id: Int = 1) {
    stage.handle(.down(PointerDown(id: id, position: place)), at: .seconds(seconds))
  }

  func move(_ stage: Stage, to place: Point, _ seconds: Double, id: Int = 1) {
    stage.handle(.move(PointerMove(id: id, position: place)), at: .seconds(seconds))
  }

  func lift(_ stage: Stage, at place: Point, _ seconds: Double, id: Int = 1) {
    stage.handle(.up(PointerMove(id: id, position: place)), at: .seconds(seconds))
  }

  func tap(_ stage: Stage, at place: Point, _ seconds: Double) {
    press(stage, at: place, seconds)
    lift(stage, at: place, seconds + 0.05)
  }

  /// Writes down the names of a stage's events.
  final class Listener {
    var events: [TimedEvent] = []
    var names: [String] { events.map(\.event.name) }
  }

  func listen(to stage: Stage) -> Listener {
    let listener = Listener()
    stage.onEvent = { event, _ in listener.events.append(event) }
    return listener
  }

  // MARK: Controls

  @Test("A press finds the control below it on the page in front, and the input says so")
  func hitTest() throws {
    for (isPresented, place, target) in [
      (true, first, "close"), (true, second, "like"), (true, bare, nil), (false, first, nil),
    ] as [(Bool, Point, String?)] {
      let stage = try stage(isPresented: isPresented)
      var targets: [String?] = []
      stage.onInput = { if case .input(.down(let down)) = $0.event { targets.append(down.target) } }
      press(stage, at: place, 0)
      #expect(targets == [target])
    }
  }

  @Test("A tap on a control runs its action, on the page in front alone")
  func actions() throws {
    let hidden = try stage(isPresented: false)
    tap(hidden, at: first, 0)
    #expect(presenter.actions == ["open"])
    let shown = try stage()
    tap(shown, at: second, 0)
    #expect(page.actions == ["like"])
    #expect(presenter.actions == ["open"])
  }

  @Test("A tap on the close control dismisses, and says by which road", arguments: StyleLibrary.names)
  func closeButton(style: String) throws {
    let stage = try stage(style)
    let listener = listen(to: stage)
    // a picture's panel stands lower
    let frame = stage.layers[0].session.restingFrame
    tap(stage, at: first + Vector(dx: frame.minX, dy: frame.minY), 0)
    stage.advance(to: .seconds(5))
    #expect(listener.names == ["willDismiss", "didDismiss"])
    #expect(listener.events.first?.event == .willDismiss(.closeButton))
    #expect(page.actions.isEmpty)
    #expect(stage.panel.phase == .hidden)
  }

  @Test("A press that leaves its control and is lifted elsewhere does nothing")
  func strayedPress() throws {
    let stage = try stage("photo")
    let listener = listen(to: stage)
    press(stage, at: second, 0)
    #expect(page.states["like"]?.isPressed != true)
    _ = stage.displayList(at: .seconds(0.01))
    #expect(page.states["like"]?.isPressed == true)
    move(stage, to: second + Vector(dx: 5, dy: 5), 0.02)
    #expect(page.states["like"]?.isPressed == true)
    lift(stage, at: bare, 0.03)
    #expect(page.actions.isEmpty)
    #expect(listener.names.isEmpty)
    _ = stage.displayList(at: .seconds(0.04))
    #expect(page.states["like"]?.isPressed == false)
  }

  @Test("A drag from the close control begins after ten points, and then the control lets go")
  func dragFromControl() throws {
    let stage = try stage("sheet")
    let listener = listen(to: stage)
    _ = stage.displayList(at: .zero)
    press(stage, at: first, 0.01)
    move(stage, to: first + Vector(dx: 0, dy: 10), 0.02)
    #expect(listener.names.isEmpty)
    #expect(page.states["close"]?.isPressed == true)
    move(stage, to: first + Vector(dx: 0, dy: 30), 0.03)
    #expect(listener.names == ["dragBegan"])
    #expect(stage.sample(at: .seconds(0.03)).translation.dy == 20)
    #expect(page.states["close"]?.isPressed == false)
    move(stage, to: first, 0.04)
    lift(stage, at: first, 0.1)
    stage.advance(to: .seconds(2))
    #expect(listener.names == ["dragBegan", "dragEnded", "didRestore"])
  }

  @Test("A second finger and other buttons press no control")
  func otherPointers() throws {
    let stage = try stage(isPresented: false)
    press(stage, at: bare, 0, id: 1)
    press(stage, at: first, 0.01, id: 2)
    lift(stage, at: bare, 0.02, id: 1)
    stage.handle(
      .down(PointerDown(id: 3, position: first, device: .mouse, button: 3)), at: .seconds(0.03))
    lift(stage, at: first, 0.04, id: 3)
    #expect(presenter.actions.isEmpty)
  }

  @Test("A cancelled press runs nothing")
  func cancelledPress() throws {
    let stage = try stage()
    let listener = listen(to: stage)
    press(stage, at: first, 0)
    stage.handle(.cancel(id: 1), at: .seconds(0.01))
    lift(stage, at: first, 0.02)
    #expect(listener.names.isEmpty)
  }

  @Test("The control below the pointer is shown so, until the pointer or the page leaves")
  func hover() throws {
    let stage = try stage()
    var frames = 0
    stage.onNeedsFrame = { frames += 1 }
    _ = stage.displayList(at: .zero)
    stage.hover(over: second)
    #expect(page.states["like"]?.isHovered == true)
    #expect(frames == 1)
    stage.hover(over: second + Vector(dx: 1, dy: 1))
    #expect(frames == 1)
    stage.hover(over: first)
    #expect(page.states["like"]?.isHovered == false)
    #expect(page.states["close"]?.isHovered == true)
    stage.hover(over: nil)
    #expect(page.states["close"]?.isHovered == false)
    stage.hover(over: second)
    stage.handle(.key(Key("Escape")), at: .seconds(0.1))
    #expect(page.states["like"]?.isHovered == false)
  }

  @Test("A control that changes its look is drawn anew, and nothing else of its page")
  func redraw() throws {
    let stage = try stage()
    let before = try picture(of: stage, at: .zero)
    press(stage, at: second, 0.01)
    let after = try picture(of: stage, at: .seconds(0.02))
    #expect(before.count == after.count)
    let frame = PlainPage.frame(ofControl: 1)
    var changed = 0
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      let place = Point(x: Double(index % 390) + 0.5, y: Double(index / 390) + 0.5)
      #expect(frame.contains(place))
      changed += 1
    }
    #expect(changed == Int(frame.width * frame.height))
  }

  /// The pixels of the panel's page.
  func picture(of stage: Stage, at time: Instant) throws -> [UInt32] {
    guard case .node(let node) = try #require(stage.displayList(at: time).items.last),
      case .bitmap(let bitmap, _) = node.content
    else { throw Absent() }
    let buffer = bitmap.buffer
    return (0..<buffer.height).flatMap { y in
      (0..<buffer.width).map { x in
        buffer.base.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF
      }
    }
  }

  struct Absent: Error {}

  // MARK: Calls

  @Test("A listener that presents when the panel is gone brings it back")
  func presentFromListener() throws {
    let stage = try stage("fade")
    let listener = Listener()
    stage.panel.onEvent = { [weak stage] event in
      listener.events.append(event)
      if case .didDismiss = event.event { stage?.panel.present() }
    }
    stage.handle(.key(Key("Escape")), at: .seconds(1))
    stage.advance(to: .seconds(1.25))
    stage.advance(to: .seconds(5))
    #expect(listener.names == ["willDismiss", "didDismiss", "willPresent", "didPresent"])
    #expect(listener.events.map(\.time.seconds) == [1, 1.25, 1.25, 1.55])
    #expect(stage.panel.phase == .presented)
  }

  @Test("Calls without animation are done when they return")
  func unanimated() throws {
    let stage = try stage("photo")
    let listener = listen(to: stage)
    stage.panel.dismiss(animated: false)
    #expect(stage.panel.phase == .hidden)
    stage.panel.present(animated: false)
    #expect(stage.panel.phase == .presented)
    #expect(listener.names == ["willDismiss", "didDismiss", "willPresent", "didPresent"])
    #expect(listener.events.allSatisfy { $0.time == .zero })
  }

  @Test("A call happens at the clock's time, and never before what was shown")
  func clock() throws {
    let stage = try stage("fade")
    let listener = listen(to: stage)
    stage.clock = { .seconds(2) }
    _ = stage.displayList(at: .seconds(3))
    stage.panel.dismiss()
    #expect(listener.events.first?.time == Instant(nanoseconds: 3_000_000_001))
  }

  @Test("While dismissal is refused every road asks once, and a late yes dismisses")
  func prevention() throws {
    let stage = try stage("photo")
    stage.panel.isDismissalPrevented = true
    let listener = listen(to: stage)
    tap(stage, at: first, 0)
    #expect(listener.events.map(\.event) == [.dismissAttempted(.closeButton)])
    stage.panel.answerDismissAttempt(allowing: false)
    stage.panel.answerDismissAttempt(allowing: true)
    #expect(stage.panel.phase == .presented)

    stage.handle(.key(Key("Escape")), at: .seconds(1))
    stage.panel.answerDismissAttempt(allowing: true)
    stage.advance(to: .seconds(3))
    #expect(listener.names == ["dismissAttempted", "dismissAttempted", "willDismiss", "didDismiss"])
  }

  @Test("A panel that refuses dismissal before it has a stage refuses it there, too")
  func preventionBefore() throws {
    let panel = Panel(style: try StyleLibrary.style("sheet"), page: page)
    panel.isDismissalPrevented = true
    panel.dismiss()
    let stage = Stage(
      presenter: presenter, panel: panel, surroundings: Surroundings(window: Size(width: 390, height: 844)),
      isPresented: true)
    let listener = listen(to: stage)
    panel.dismiss()
    #expect(listener.names == ["dismissAttempted"])
    panel.isDismissalPrevented = false
    panel.dismiss()
    stage.advance(to: .seconds(1))
    #expect(listener.names == ["dismissAttempted", "willDismiss", "didDismiss"])
  }

  @Test("The trace of a stage whose panel refuses dismissal from the start replays to the refusal")
  func preventionInTrace() throws {
    let panel = Panel(style: try StyleLibrary.style("sheet"), page: page)
    panel.isDismissalPrevented = true
    let stage = Stage(
      presenter: presenter, panel: panel, surroundings: Surroundings(window: Size(width: 390, height: 844)),
      isPresented: true)
    let listener = listen(to: stage)
    var trace = Trace(of: stage, style: .named("sheet"))
    stage.onInput = { trace.entries.append($0) }
    stage.handle(.key(Key("Escape")), at: .seconds(1))
    var replay = Replay(trace, style: try trace.resolvedStyle())
    #expect(replay.advance(to: .seconds(2)).map(\.event) == listener.events.map(\.event))
    #expect(listener.names == ["dismissAttempted"])
  }

  @Test("A drag that is refused comes back, and asks once")
  func preventedDrag() throws {
    let stage = try stage("sheet")
    stage.panel.isDismissalPrevented = true
    let listener = listen(to: stage)
    press(stage, at: bare, 0)
    for step in 1...10 { move(stage, to: bare + Vector(dx: 0, dy: 20 * Double(step)), Double(step) * 0.01) }
    let shown = stage.sample(at: .seconds(0.1)).translation.dy
    #expect(shown > 0 && shown < 150)
    lift(stage, at: bare + Vector(dx: 0, dy: 200), 0.1)
    stage.advance(to: .seconds(2))
    #expect(listener.names == ["dragBegan", "dragEnded", "dismissAttempted", "didRestore"])
  }

  @Test("Two stages live side by side")
  func twoStages() throws {
    let one = try stage("sheet")
    let other = try stage("card")
    let listener = listen(to: other)
    one.handle(.key(Key("Escape")), at: .seconds(1))
    one.advance(to: .seconds(2))
    #expect(one.panel.phase == .hidden)
    #expect(other.panel.phase == .presented)
    #expect(listener.names.isEmpty)
    tap(other, at: bare, 3)
    other.advance(to: .seconds(5))
    #expect(listener.events.first?.event == .willDismiss(.backdrop))
    #expect(one.panel.phase == .hidden)
  }

  @Test(
    "What a stage records replays to the same events and the same pictures", arguments: StyleLibrary.names)
  func recording(style: String) throws {
    let stage = try stage(style)
    var entries: [Trace.Entry] = []
    stage.onInput = { entries.append($0) }
    let listener = listen(to: stage)
    _ = stage.displayList(at: .zero)
    press(stage, at: first, 0.01)
    for step in 1...20 {
      let time = 0.01 + Double(step) * 0.01
      move(stage, to: first + Vector(dx: 0, dy: 10 * Double(step)), time)
      _ = stage.displayList(at: .seconds(time))
    }
    lift(stage, at: first + Vector(dx: 0, dy: 200), 0.2)
    let shown = stage.sample(at: .seconds(0.3))
    stage.advance(to: .seconds(3))

    let trace = Trace(
      style: .named(style), surroundings: Surroundings(window: Size(width: 390, height: 844)),
      entries: entries)
    let read = try TraceFile.parse(Array(trace.lines().joined(separator: "\n").utf8), path: "t")
    var replay = Replay(read, style: try StyleLibrary.style(style))
    var events = replay.advance(to: .seconds(0.3))
    #expect(replay.session.sample(at: .seconds(0.3)) == shown)
    events += replay.advance(to: .seconds(3))
    #expect(events == listener.events)
  }
}
