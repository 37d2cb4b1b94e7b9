import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Testing

@Suite("The five behaviours have the numbers that were computed independently")
struct StyleCaseTests {
  let cases: StyleCases
  let tolerance = 1e-6

  init() throws {
    cases = try StyleCases.load()
  }

  /// A session at rest whose panel is held by the hand, the slop taken off.
  func dragged(
    _ name: String, from start: Point = Point(x: 195, y: 300), by way: Vector, over seconds: Double = 0
  ) throws -> Session {
    let style = try StyleLibrary.style(name)
    var session = Session(
      style: style, surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
    // the press lies before the place where the slop is taken off, against the way
    let length = way.length
    let direction = length == 0 ? Vector(dx: 0, dy: 1) : way * (1 / length)
    var unit = direction
    if style.drag.axis == .vertical { unit = Vector(dx: 0, dy: way.dy < 0 ? -1 : 1) }
    let press = start - unit * style.drag.slop
    session.handle(.input(.down(PointerDown(id: 1, position: press))), at: .zero)
    let begin = start + unit * 1e-9
    session.handle(.input(.move(PointerMove(id: 1, position: begin))), at: .zero)
    let steps = seconds == 0 ? 1 : 20
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      session.handle(
        .input(.move(PointerMove(id: 1, position: start + way * share))), at: .seconds(seconds * share))
    }
    return session
  }

  func expect(_ value: Double, _ expected: Double?, _ what: String, within tolerance: Double) {
    guard let expected else { return }
    #expect(abs(value - expected) <= tolerance, "\(what) is \(value), expected \(expected)")
  }

  @Test("While a sheet is dragged, its look is the ramps' of the distance")
  func sheetDrag() throws {
    for row in cases.sheet.drag {
      let pointer = try #require(row.pointer)
      let session = try dragged("sheet", by: Vector(dx: 0, dy: pointer))
      let sample = session.sample(at: .zero)
      expect(sample.translation.dy, row.translation?[1], "y at \(pointer)", within: tolerance)
      expect(sample.cornerRadius, row.cornerRadius, "radius at \(pointer)", within: tolerance)
      expect(sample.opacity, row.opacity, "opacity at \(pointer)", within: tolerance)
      expect(sample.backdrop, row.backdrop, "backdrop at \(pointer)", within: tolerance)
    }
  }

  @Test("While a picture fades, its opacity is the progress's")
  func fadeDrag() throws {
    for row in cases.fade.drag {
      let dy = try #require(row.dy)
      let sample = try dragged("fade", by: Vector(dx: 0, dy: dy)).sample(at: .zero)
      expect(sample.opacity, row.opacity, "opacity at \(dy)", within: tolerance)
      expect(sample.translation.dy, dy, "y at \(dy)", within: 1e-6)
    }
  }

  @Test("While a picture of the grid is dragged, it shrinks by the ratio of heights")
  func zoomDrag() throws {
    for row in cases.zoom.drag {
      let start = try #require(row.start)
      let at = try #require(row.at)
      let session = try dragged(
        "zoom", from: Point(x: start[0], y: start[1]), by: Vector(dx: at[0] - start[0], dy: at[1] - start[1]))
      let sample = session.sample(at: .zero)
      expect(sample.scale, row.scale, "scale at \(at)", within: tolerance)
      expect(sample.backdrop, row.backdrop, "backdrop at \(at)", within: tolerance)
      expect(sample.translation.dx, row.translation?[0], "x at \(at)", within: tolerance)
      expect(sample.translation.dy, row.translation?[1], "y at \(at)", within: tolerance)
    }
  }

  @Test("A dragged photo keeps its size while the backdrop runs to three quarters")
  func photoDrag() throws {
    let session = try dragged("photo", by: Vector(dx: 30, dy: -40))
    let sample = session.sample(at: .seconds(0.25))
    #expect(abs(sample.translation.dx - 30) < 1e-6 && abs(sample.translation.dy + 40) < 1e-6)
    #expect(sample.scale == 1 && sample.frame.width == 390 && sample.backdrop == 0.75)
    #expect(sample.presenterScale == 0.95 && sample.controls == 0)
  }

  @Test(
    "A release is decided by the published rule", arguments: ["sheet", "photo", "fade", "zoom"])
  func release(name: String) throws {
    let rows =
      switch name {
      case "sheet": cases.sheet.release
      case "photo": cases.photo.release
      case "fade": cases.fade.release
      default: cases.zoom.release
      }
    for row in rows {
      let way = Vector(dx: row.d?[0] ?? 0, dy: row.d?[1] ?? row.dy ?? 0)
      var session = try dragged(name, by: way)
      var time = Instant.seconds(1)
      if let velocity = row.velocity {
        // the last 100 ms run at the velocity of the case and end where the case is
        for step in 0...20 {
          time = .seconds(1 + Double(step) * 0.005)
          let position = Point(x: 195, y: 300 + way.dy + velocity * (Double(step) * 0.005 - 0.1))
          session.handle(.input(.move(PointerMove(id: 1, position: position))), at: time)
        }
      }
      session.handle(
        .input(.up(PointerMove(id: 1, position: Point(x: 195, y: 300) + way))), at: time)
      let expected: Phase = row.outcome == "dismiss" ? .dismissing : .restoring
      #expect(session.phase == expected, "\(name) \(way) at \(row.velocity ?? 0)")
      if let leaves = row.leaves {
        let middle = session.sample(at: time + .seconds(0.24)).translation.dy
        #expect(
          leaves == "up" ? middle < -100 : middle > 100, "\(way) at \(row.velocity ?? 0) leaves \(leaves)")
      }
    }
  }

  @Test("A sheet settles as its curve says, from where it was let go", arguments: [150.0, 80.0])
  func sheetSettle(distance: Double) throws {
    var session = try dragged("sheet", by: Vector(dx: 0, dy: distance))
    session.handle(
      .input(.up(PointerMove(id: 1, position: Point(x: 195, y: 300 + distance)))), at: .seconds(1))
    let name = distance == 150 ? "dismiss from 150" : "restore from 80"
    let rows = try #require(cases.sheet.settle?[name])
    for row in rows {
      let time = Instant.seconds(1 + row.t)
      session.advance(to: time)
      check(session.sample(at: time), row, within: tolerance, "\(name) at \(row.t)")
    }
  }

  @Test("A fade leaves from where it was let go")
  func fadeSettle() throws {
    var session = try dragged("fade", by: Vector(dx: 0, dy: 300), over: 0.1)
    session.handle(.input(.up(PointerMove(id: 1, position: Point(x: 195, y: 600)))), at: .seconds(0.1))
    for row in try #require(cases.settles["fade"]?["dismiss from 300 down"]) {
      let time = Instant.seconds(0.1 + row.t)
      session.advance(to: time)
      check(session.sample(at: time), row, within: 1e-4, "at \(row.t)")
    }
  }

  @Test(
    "Presentations and dismissals by a call run as computed",
    arguments: ["photo", "zoom", "card", "fade", "sheet"], ["present", "dismiss from rest"])
  func settles(name: String, way: String) throws {
    guard let rows = cases.settles[name]?[way] else { return }
    var session = Session(
      style: try StyleLibrary.style(name),
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: way != "present")
    session.handle(way == "present" ? .present(animated: true) : .dismiss(animated: true), at: .zero)
    for row in rows {
      session.advance(to: .seconds(row.t))
      check(session.sample(at: .seconds(row.t)), row, within: 1e-4, "\(name) \(way) at \(row.t)")
    }
  }

  func check(_ sample: Sample, _ row: StyleCases.Shown, within tolerance: Double, _ what: String) {
    expect(sample.translation.dy, row.y, "\(what): y", within: tolerance)
    expect(sample.cornerRadius, row.cornerRadius, "\(what): radius", within: tolerance)
    expect(sample.opacity, row.opacity, "\(what): opacity", within: tolerance)
    expect(sample.backdrop, row.backdrop, "\(what): backdrop", within: tolerance)
    expect(sample.presenterScale, row.presenterScale, "\(what): presenter", within: tolerance)
    guard let frame = row.frame else { return }
    expect(sample.frame.minX, frame[0], "\(what): frame x", within: tolerance)
    expect(sample.frame.minY, frame[1], "\(what): frame y", within: tolerance)
    expect(sample.frame.width, frame[2], "\(what): frame width", within: tolerance)
    expect(sample.frame.height, frame[3], "\(what): frame height", within: tolerance)
  }
}
