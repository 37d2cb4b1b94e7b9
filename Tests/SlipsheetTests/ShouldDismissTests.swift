import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@MainActor
@Suite("A client is asked before every dismissal")
struct ShouldDismissTests {
  let panel: Panel
  let stage: Stage

  init() throws {
    panel = Panel(style: try StyleLibrary.style("sheet"), page: TestPage(.white))
    stage = Stage(
      presenter: TestPage(.black), panel: panel,
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
  }

  func play(_ drag: Drag) {
    for entry in drag.entries { stage.replay(entry) }
  }

  func hear() -> () -> [String] {
    var names: [String] = []
    panel.onEvent = { names.append($0.event.name) }
    return { names }
  }

  @Test("It is asked once, with the cause, and a yes lets the panel go")
  func yes() {
    var causes: [Cause] = []
    panel.shouldDismiss = {
      causes.append($0)
      return true
    }
    play(Drag(at: Point(x: 195, y: 300)).move(dy: 150, over: 0.2).release())
    #expect(causes == [.drag] && panel.phase == .dismissing)
  }

  @Test("A no restores the panel and tells the attempt; a late yes dismisses it from where it is")
  func no() {
    let names = hear()
    panel.shouldDismiss = { _ in false }
    let drag = Drag(at: Point(x: 195, y: 300)).move(dy: 150, over: 0.2).release()
    play(drag)
    #expect(panel.phase == .restoring)
    #expect(names() == ["dragBegan", "dragEnded", "dismissAttempted"])
    stage.advance(to: drag.time + .seconds(0.1))
    panel.answerDismissAttempt(allowing: true)
    #expect(panel.phase == .dismissing)
    stage.advance(to: drag.time + .seconds(1))
    #expect(names().suffix(2) == ["willDismiss", "didDismiss"])
  }

  @Test("Every road asks", arguments: [Cause.escape, .program, .windowClose, .closeButton, .scroll])
  func roads(cause: Cause) {
    var causes: [Cause] = []
    panel.shouldDismiss = {
      causes.append($0)
      return false
    }
    let names = hear()
    switch cause {
    case .escape: stage.handle(.key(Key("Escape")), at: .seconds(1))
    case .program: panel.dismiss()
    case .windowClose: stage.handle(.close, at: .seconds(1))
    case .closeButton: play(Drag(at: Point(x: 350, y: 30), target: Session.closeControl).release())
    default:
      let wheel = Scroll(position: Point(x: 195, y: 400), delta: Vector(dx: 0, dy: 150), device: .wheel)
      stage.handle(.scroll(wheel), at: .seconds(1))
      stage.advance(to: .seconds(2))
    }
    #expect(causes == [cause])
    #expect(names().contains("dismissAttempted") && !names().contains("willDismiss"))
    stage.advance(to: .seconds(3))
    #expect(panel.phase == .presented)
  }

  @Test("A scroll that ends unseen before the next event asks at its own end")
  func scrollBeforeEvent() {
    let names = hear()
    panel.shouldDismiss = { _ in false }
    let wheel = Scroll(position: Point(x: 195, y: 400), delta: Vector(dx: 0, dy: 150), device: .wheel)
    stage.handle(.scroll(wheel), at: .seconds(1))
    stage.handle(.focus(true), at: .seconds(2))
    #expect(names().contains("dismissAttempted") && !names().contains("willDismiss"))
    #expect(panel.phase == .presented)
  }

  @Test("What was refused replays to the same events")
  func replays() throws {
    var entries: [Trace.Entry] = []
    var told: [TimedEvent] = []
    stage.onInput = { entries.append($0) }
    panel.onEvent = { told.append($0) }
    panel.shouldDismiss = { _ in false }
    play(Drag(at: Point(x: 195, y: 300)).move(dy: 150, over: 0.2).release())
    stage.advance(to: .seconds(1))
    let trace = Trace(
      style: .named("sheet"), surroundings: Surroundings(window: Size(width: 390, height: 844)),
      entries: entries)
    var replay = Replay(trace, style: try trace.resolvedStyle())
    #expect(replay.advance(to: .seconds(1)) == told)
  }
}
