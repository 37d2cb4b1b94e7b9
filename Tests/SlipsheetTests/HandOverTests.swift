import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("One gesture moves the page and the panel, each in its turn")
struct HandOverTests {
  /// A sheet of 844 points whose page is 2000 points high.
  func session(offset: Double = 0) throws -> Session {
    var session = Session(
      style: try StyleLibrary.style("sheet"),
      surroundings: Surroundings(
        window: Size(width: 390, height: 844), content: Size(width: 390, height: 2000)),
      isPresented: true)
    if offset > 0 {
      session.handle(
        .input(
          .scroll(
            Scroll(position: Point(x: 195, y: 400), delta: Vector(dx: 0, dy: -offset), device: .wheel))),
        at: .zero)
    }
    return session
  }

  func names(_ session: inout Session) -> [String] { session.takeEvents().map(\.event.name) }

  func run(_ drag: Drag, in session: inout Session) {
    for entry in drag.entries { session.handle(entry.event, at: entry.time) }
  }

  @Test("A page that is not at its top scrolls first, and the same finger then takes the panel")
  func downward() throws {
    var session = try session(offset: 100)
    run(Drag(at: Point(x: 195, y: 200)).move(dy: 150, over: 0.3), in: &session)
    #expect(session.contentOffset(at: .seconds(0.3)) == 0)
    #expect(abs(session.sample(at: .seconds(0.3)).translation.dy - 50) < 1e-9)
    #expect(names(&session) == ["dragBegan"])
  }

  @Test("On its way back the finger returns the panel to rest and then scrolls the page")
  func backAndOn() throws {
    var session = try session()
    run(
      Drag(at: Point(x: 195, y: 200)).move(dy: 60, over: 0.2).move(dy: -160, over: 0.4), in: &session)
    #expect(session.sample(at: .seconds(0.6)).translation.dy == 0)
    #expect(abs(session.contentOffset(at: .seconds(0.6)) - 100) < 1e-9)
  }

  @Test("There and back any number of times, no point of the way is lost")
  func toAndFro() throws {
    var session = try session()
    var drag = Drag(at: Point(x: 195, y: 400))
    for _ in 0..<5 { drag = drag.move(dy: 90, over: 0.1).move(dy: -190, over: 0.2).move(dy: 100, over: 0.1) }
    run(drag, in: &session)
    let sample = session.sample(at: drag.time)
    #expect(abs(sample.translation.dy - session.contentOffset(at: drag.time)) < 1e-9)
    #expect(abs(sample.translation.dy) < 1e-9)
  }

  @Test("Past the page's end nothing moves, and the way back has no dead part")
  func beyondTheEnd() throws {
    var session = try session(offset: 1150)
    run(Drag(at: Point(x: 195, y: 500)).move(dy: -300, over: 0.3).move(dy: 40, over: 0.1), in: &session)
    #expect(abs(session.contentOffset(at: .seconds(0.4)) - (2000 - 844 - 40)) < 1e-9)
  }

  @Test("A page scrolled by less than half a point counts as at its top")
  func fractions() throws {
    var session = try session(offset: 0.4)
    run(Drag(at: Point(x: 195, y: 200)).move(dy: 20, over: 0.1), in: &session)
    #expect(abs(session.sample(at: .seconds(0.1)).translation.dy - 20) < 1e-9)
    #expect(names(&session) == ["dragBegan"])
  }

  @Test("A flick hands its speed to the page, which comes to rest by itself")
  func fling() throws {
    var session = try session()
    run(Drag(at: Point(x: 195, y: 600)).move(dy: -200, over: 0.2).release(), in: &session)
    #expect(names(&session) == [])
    let soon = session.contentOffset(at: .seconds(0.3))
    #expect(soon > 250, "it goes on from 200 at about 1000 points a second")
    #expect(session.isMoving(at: .seconds(0.3)) && !session.isMoving(at: .seconds(6)))
    #expect(session.contentOffset(at: .seconds(6)) <= 2000 - 844)
  }

  @Test("A touch stops a page that moves by itself where it is")
  func stopFling() throws {
    var session = try session()
    run(Drag(at: Point(x: 195, y: 600)).move(dy: -200, over: 0.2).release(), in: &session)
    session.handle(.input(.down(PointerDown(id: 2, position: Point(x: 195, y: 300)))), at: .seconds(0.4))
    let caught = session.contentOffset(at: .seconds(0.4))
    #expect(session.contentOffset(at: .seconds(2)) == caught && caught > 200)
  }

  @Test("The handle moves the panel and leaves the page scrolled as it is")
  func handle() throws {
    var session = try session(offset: 300)
    run(
      Drag(at: Point(x: 195, y: 10), target: Session.handle).move(dy: 150, over: 0.3).release(),
      in: &session)
    #expect(session.contentOffset(at: .seconds(0.3)) == 300)
    #expect(names(&session) == ["dragBegan", "dragEnded", "willDismiss"])
  }

  @Test("Two fingers on a touchpad hand over as one on the screen does")
  func touchpad() throws {
    var session = try session(offset: 100)
    for step in 0...15 {
      let phase: GesturePhase = step == 0 ? .begin : .update
      let scroll = Scroll(
        position: Point(x: 195, y: 200), delta: Vector(dx: 0, dy: step == 0 ? 0 : 15), device: .touchpad,
        phase: phase)
      session.handle(.input(.scroll(scroll)), at: .seconds(Double(step) * 0.01))
    }
    #expect(abs(session.sample(at: .seconds(0.15)).translation.dy - 125) < 1e-9)
    let end = Scroll(position: Point(x: 195, y: 200), delta: .zero, device: .touchpad, phase: .end)
    session.handle(.input(.scroll(end)), at: .seconds(0.16))
    #expect(session.phase == .dismissing)
    #expect(session.takeEvents().contains { $0.event == .willDismiss(.scroll) })
  }

  @Test("Presented again, the page shows its top")
  func presentedAgain() throws {
    var session = try session(offset: 300)
    session.handle(.dismiss(animated: false), at: .seconds(1))
    session.handle(.present(animated: false), at: .seconds(2))
    #expect(session.contentOffset(at: .seconds(2)) == 0)
  }
}
