import AllocationCounter
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

@MainActor
@Suite("A steady drag costs little")
struct SteadyDragTests {
  @Test("From the pointer's movement to the display list nothing asks for memory")
  func allocations() throws {
    let stage = Stage(
      presenter: TestPage(.white),
      panel: Panel(style: try StyleLibrary.style("sheet"), page: TestPage(.white)),
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
    var list = DisplayList(size: stage.size)
    stage.fill(&list, at: .zero)
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 195, y: 300))), at: .zero)
    var time = Instant.zero
    func drag(_ steps: Int) {
      for step in 0..<steps {
        time = time + .milliseconds(1)
        let position = Point(x: 195, y: 350 + Double(step % 200))
        stage.handle(.move(PointerMove(id: 1, position: position)), at: time)
        stage.fill(&list, at: time)
      }
    }
    drag(500)
    let before = allocation_count()
    drag(2000)
    let perStep = Double(allocation_count() - before) / 2000
    // unoptimised, the standard library's iteration takes memory of its own for each loop over an array
    #expect(_isDebugAssertConfiguration() ? perStep < 12 : perStep == 0)
    #expect(list.items.count == 3)
  }
}

@Suite("The same way ends the same by every device")
struct EquivalenceTests {
  /// The way of a hand as a pointer's trace.
  func pointer(_ device: PointerDevice, style: String, way: Double, seconds: Double) -> [Trace.Entry] {
    let start = Point(x: 195, y: 200)
    var entries = [Trace.Entry(at: .zero, .input(.down(PointerDown(id: 1, position: start, device: device))))]
    for step in 1...20 {
      let share = Double(step) / 20
      let move = PointerMove(id: 1, position: start + Vector(dx: 0, dy: way * share))
      entries.append(Trace.Entry(at: .seconds(seconds * share), .input(.move(move))))
    }
    let up = PointerMove(id: 1, position: start + Vector(dx: 0, dy: way))
    return entries + [Trace.Entry(at: .seconds(seconds), .input(.up(up)))]
  }

  /// The same way as two fingers on a touchpad make it.
  func touchpad(way: Double, seconds: Double) -> [Trace.Entry] {
    func scroll(_ dy: Double, _ phase: GesturePhase) -> SessionEvent {
      .input(
        .scroll(
          Scroll(
            position: Point(x: 195, y: 200), delta: Vector(dx: 0, dy: dy), device: .touchpad, phase: phase)))
    }
    var entries = [Trace.Entry(at: .zero, scroll(0, .begin))]
    for step in 1...20 {
      entries.append(Trace.Entry(at: .seconds(seconds * Double(step) / 20), scroll(way / 20, .update)))
    }
    return entries + [Trace.Entry(at: .seconds(seconds), scroll(0, .end))]
  }

  func outcome(_ entries: [Trace.Entry], style: String) throws -> (
    phase: Phase, frame: Rect, outcomes: [String]
  ) {
    var session = Session(
      style: try StyleLibrary.style(style), surroundings: Surroundings(window: Size(width: 390, height: 844)),
      isPresented: true)
    for entry in entries { session.handle(entry.event, at: entry.time) }
    let end = (entries.last?.time ?? .zero) + .seconds(5)
    session.advance(to: end)
    let outcomes = session.takeEvents().compactMap { event -> String? in
      guard case .dragEnded(let outcome, _) = event.event else { return nil }
      return outcome.rawValue
    }
    return (session.phase, session.sample(at: end).frame, outcomes)
  }

  @Test(
    "Mouse, touch, pen and touchpad agree",
    arguments: ["sheet", "photo", "fade", "card"], [(60.0, 0.3), (150, 0.3), (200, 0.08), (400, 0.5)])
  func agree(style: String, path: (way: Double, seconds: Double)) throws {
    let touch = try outcome(
      pointer(.touch, style: style, way: path.way, seconds: path.seconds), style: style)
    #expect(touch.outcomes.count == 1)
    for device in [PointerDevice.mouse, .pen] {
      let other = try outcome(
        pointer(device, style: style, way: path.way, seconds: path.seconds), style: style)
      #expect(other.phase == touch.phase && other.frame == touch.frame && other.outcomes == touch.outcomes)
    }
    let pad = try outcome(touchpad(way: path.way, seconds: path.seconds), style: style)
    #expect(pad.phase == touch.phase && pad.frame == touch.frame && pad.outcomes == touch.outcomes)
  }
}
