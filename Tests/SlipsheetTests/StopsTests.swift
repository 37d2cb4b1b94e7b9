import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("A panel may rest on the stops of its style")
struct StopsTests {
  /// A sheet with a stop at half the window's height that is dismissed past three quarters of it.
  func style() throws -> Style {
    let source = try #require(StyleLibrary.source(named: "sheet"))
    let text = String(decoding: source, as: UTF8.self)
      .replacing(
        "release: { axis: \"vertical\", over: 100 },",
        with: """
          release: { axis: "vertical", over: "0.75H" },
          stops: { axis: "vertical", at: ["0.5H"], decelerationRate: 0.99 },
          """)
    return try StyleFile.parse(Array(text.utf8), path: "half.json5")
  }

  func released(_ drag: Drag) throws -> (Session, Instant) {
    var session = Session(
      style: try style(), surroundings: Surroundings(window: Size(width: 390, height: 800)), isPresented: true
    )
    for entry in drag.entries { session.handle(entry.event, at: entry.time) }
    let rest = drag.time + .seconds(1)
    session.advance(to: rest)
    return (session, rest)
  }

  @Test(
    "Let go slowly it rests on the nearest", arguments: [(150.0, 0.0), (250.0, 400.0), (550.0, 400.0)])
  func nearest(way: Double, rest: Double) throws {
    let (session, time) = try released(
      Drag(at: Point(x: 195, y: 100)).move(dy: way, over: 0.5).hold(0.2).release())
    #expect(session.phase == .presented)
    #expect(session.sample(at: time).translation.dy == rest)
  }

  @Test("A flick counts as far as it would carry the panel")
  func projected() throws {
    let (session, time) = try released(Drag(at: Point(x: 195, y: 100)).move(dy: 150, over: 0.1).release())
    #expect(session.sample(at: time).translation.dy == 400, "150 points at 1500 points a second")
  }

  @Test("On a stop the panel looks as a drag that far would make it look")
  func look() throws {
    let (session, time) = try released(
      Drag(at: Point(x: 195, y: 100)).move(dy: 400, over: 0.5).hold(0.2).release())
    let sample = session.sample(at: time)
    #expect(sample.cornerRadius == 20 && sample.opacity == 0.5 && sample.backdrop == 0.4)
  }

  @Test("From a stop a drag goes on without a jump, and a cancelled one returns to it")
  func again() throws {
    var (session, time) = try released(
      Drag(at: Point(x: 195, y: 100)).move(dy: 400, over: 0.5).hold(0.2).release())
    let drag = Drag(at: Point(x: 195, y: 600), start: time.seconds).move(dy: -50, over: 0.1)
    for entry in drag.entries { session.handle(entry.event, at: entry.time) }
    #expect(abs(session.sample(at: drag.time).translation.dy - 350) < 1e-9)
    session.handle(.input(.cancel(id: 1)), at: drag.time)
    time = drag.time + .seconds(1)
    session.advance(to: time)
    #expect(session.sample(at: time).translation.dy == 400)
  }

  @Test("A stop given as a share of the window follows its size")
  func resize() throws {
    var (session, time) = try released(
      Drag(at: Point(x: 195, y: 100)).move(dy: 400, over: 0.5).hold(0.2).release())
    session.handle(.input(.resize(Size(width: 390, height: 600), scale: 1)), at: time)
    time = time + .seconds(1)
    #expect(session.sample(at: time).translation.dy == 300)
  }
}

@Suite("A way beyond the limits is seen as a rubber band shows it, where the style has one")
struct OverdragTests {
  func session(overdrag: String) throws -> Session {
    let source = try #require(StyleLibrary.source(named: "sheet"))
    let text = String(decoding: source, as: UTF8.self)
      .replacing("minimum: { dy: 0 },", with: "minimum: { dy: 0 }, \(overdrag)")
    var session = Session(
      style: try StyleFile.parse(Array(text.utf8), path: "band.json5"),
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
    for entry in Drag(at: Point(x: 195, y: 600)).move(dy: -200, over: 0.2).entries {
      session.handle(entry.event, at: entry.time)
    }
    return session
  }

  @Test("A sheet that is pulled upward gives a little")
  func gives() throws {
    let shown = try session(overdrag: "overdrag: 0.55,").sample(at: .seconds(0.2))
    let expected = -RubberBand(dimension: 844).shown(beyond: 200)
    #expect(abs(shown.translation.dy - expected) < 1e-9)
    #expect(shown.velocity.dy < -100 && shown.velocity.dy > -1000)
  }

  @Test("Without it, it stands still")
  func stands() throws {
    let shown = try session(overdrag: "").sample(at: .seconds(0.2))
    #expect(shown.translation.dy == 0 && shown.velocity.dy == 0)
  }

  @Test("Let go, it returns to rest")
  func returns() throws {
    var session = try session(overdrag: "overdrag: 0.55,")
    session.handle(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 400)))), at: .seconds(0.2))
    session.advance(to: .seconds(1))
    #expect(session.phase == .presented && session.sample(at: .seconds(1)).translation == .zero)
  }
}
