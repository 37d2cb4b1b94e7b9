import Foundation
import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Testing
import TestSupport

/// The numbers of the five behaviours as the program's own `replay` prints them.
@Suite("Replays print the numbers that were computed independently")
struct StyleCaseReplayTests {
  /// A line of a state log.
  private struct Line: Decodable {
    var t: Double
    var phase: String?
    var translation: [Double]?
    var scale: Double?
    var cornerRadius: Double?
    var opacity: Double?
    var backdrop: Double?
    var presenterScale: Double?
    var frame: [Double]?
    var event: String?
    var outcome: String?
  }

  private let cases: StyleCases
  private let folder: ScratchFolder
  private static let start = Point(x: 195, y: 300)

  init() throws {
    cases = try StyleCases.load()
    folder = try ScratchFolder()
  }

  /// What `slipsheet replay` prints of events, with a sample at every twentieth of a second.
  private func replay(_ name: String, presented: Bool = true, _ entries: [Trace.Entry]) throws -> [Line] {
    let trace = Trace(
      style: .named(name), surroundings: Surroundings(window: Size(width: 390, height: 844)),
      startsPresented: presented, entries: entries)
    try writeFile(Array((trace.lines().joined(separator: "\n") + "\n").utf8), to: folder.file("trace"))
    let program = try RunningProgram(["replay", folder.file("trace"), "--fps", "20"])
    #expect(try program.exitStatus() == 0)
    #expect(program.standardError == "")
    return try program.standardOutput.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  /// A hand that presses before a place, against its way, so that the slop is taken off there, and goes the way.
  ///
  /// The way is gone at `time`; with a velocity, the last 100 ms of it at that.
  private func drag(
    _ name: String, at time: Double, from start: Point = start, by way: Vector, velocity: Double? = nil
  ) throws -> [Trace.Entry] {
    let style = try StyleLibrary.style(name)
    var unit = way.length == 0 ? Vector(dx: 0, dy: 1) : way * (1 / way.length)
    if style.drag.axis == .vertical { unit = Vector(dx: 0, dy: way.dy < 0 ? -1 : 1) }
    func entry(_ seconds: Double, _ event: InputEvent) -> Trace.Entry {
      Trace.Entry(at: .seconds(seconds), .input(event))
    }
    let began = velocity == nil ? time : time - 1
    var entries = [
      entry(began, .down(PointerDown(id: 1, position: start - unit * style.drag.slop))),
      entry(began, .move(PointerMove(id: 1, position: start + unit * 1e-9))),
    ]
    if let velocity {
      for step in 0...20 {
        let ahead = Double(20 - step) * 0.005
        let place = start + way - Vector(dx: 0, dy: velocity * ahead)
        entries.append(entry(time - ahead, .move(PointerMove(id: 1, position: place))))
      }
    } else {
      entries.append(entry(time, .move(PointerMove(id: 1, position: start + way))))
    }
    return entries
  }

  private func lift(at time: Double, from start: Point = start, by way: Vector) -> Trace.Entry {
    Trace.Entry(at: .seconds(time), .input(.up(PointerMove(id: 1, position: start + way))))
  }

  private func style(_ name: String) -> StyleCases.Style? {
    switch name {
    case "sheet": cases.sheet
    case "photo": cases.photo
    case "fade": cases.fade
    case "zoom": cases.zoom
    default: nil
    }
  }

  private func expect(_ value: Double?, _ expected: Double?, within tolerance: Double, _ what: String) {
    guard let expected else { return }
    let difference = abs((value ?? .infinity) - expected)
    #expect(difference <= tolerance, "\(what) is \(value ?? .nan), expected \(expected)")
  }

  @Test("While it is dragged", arguments: ["sheet", "fade", "zoom"])
  func drags(name: String) throws {
    let rows = try #require(style(name)).drag
    var entries: [Trace.Entry] = []
    for (index, row) in rows.enumerated() {
      let time = Double(index * 4 + 1)
      let from = row.start.map { Point(x: $0[0], y: $0[1]) } ?? Self.start
      let way =
        row.at.map { Point(x: $0[0], y: $0[1]) - from } ?? Vector(dx: 0, dy: row.pointer ?? row.dy ?? 0)
      entries += try drag(name, at: time, from: from, by: way)
      entries.append(Trace.Entry(at: .seconds(time + 1), .input(.cancel(id: 1))))
    }
    let lines = try replay(name, entries)
    for (index, row) in rows.enumerated() {
      let what = "\(name), row \(index)"
      let line = try #require(lines.first { $0.phase == "dragging" && $0.t == Double(index * 4 + 1) })
      expect(line.translation?[0], row.translation?[0], within: 1e-6, "\(what): x")
      expect(line.translation?[1], row.translation?[1] ?? row.dy, within: 1e-6, "\(what): y")
      expect(line.scale, row.scale, within: 1e-6, "\(what): scale")
      expect(line.cornerRadius, row.cornerRadius, within: 1e-6, "\(what): radius")
      expect(line.opacity, row.opacity, within: 1e-6, "\(what): opacity")
      expect(line.backdrop, row.backdrop, within: 1e-6, "\(what): backdrop")
    }
  }

  @Test("When it is let go", arguments: ["sheet", "photo", "fade", "zoom"])
  func releases(name: String) throws {
    for row in try #require(style(name)).release {
      let way = Vector(dx: row.d?[0] ?? 0, dy: row.d?[1] ?? row.dy ?? 0)
      let lines = try replay(
        name, try drag(name, at: 2, by: way, velocity: row.velocity) + [lift(at: 2, by: way)])
      #expect(lines.first { $0.event == "dragEnded" }?.outcome == row.outcome, "\(name) \(way)")
      let ending = row.outcome == "dismiss" ? "didDismiss" : "didRestore"
      #expect(lines.filter { $0.event?.hasPrefix("did") == true }.map(\.event) == [ending])
      guard let leaves = row.leaves else { continue }
      let last = try #require(lines.last { $0.phase == "dismissing" }?.translation?[1])
      #expect(leaves == "up" ? last < -100 : last > 100)
    }
  }

  @Test("While it settles", arguments: ["sheet", "photo", "fade", "card", "zoom"])
  func settles(name: String) throws {
    let settles = (style(name)?.settle ?? [:]).merging(cases.settles[name] ?? [:]) { $1 }
    #expect(!settles.isEmpty)
    for (what, rows) in settles.sorted(by: { $0.key < $1.key }) {
      let start: Double
      let lines: [Line]
      switch what {
      case "present", "dismiss from rest":
        start = 0
        let call: SessionEvent = what == "present" ? .present(animated: true) : .dismiss(animated: true)
        lines = try replay(name, presented: what != "present", [Trace.Entry(at: .zero, call)])
      default:
        // `dismiss from 150`, `restore from 80`, `dismiss from 300 down`
        start = 2
        let distance = try #require(what.split(separator: " ").compactMap { Double($0) }.first)
        let way = Vector(dx: 0, dy: distance)
        let velocity = name == "fade" ? distance / 0.1 : nil
        lines = try replay(
          name, try drag(name, at: start, by: way, velocity: velocity) + [lift(at: start, by: way)])
      }
      let tolerance = style(name)?.settle?[what] == nil ? 1e-4 : 1e-6
      for row in rows {
        let place = "\(name), \(what) at \(row.t)"
        let line = try #require(
          lines.first { $0.phase != nil && abs($0.t - start - row.t) < 1e-9 }, "\(place)")
        expect(line.translation?[1], row.y, within: tolerance, "\(place): y")
        expect(line.cornerRadius, row.cornerRadius, within: tolerance, "\(place): radius")
        expect(line.opacity, row.opacity, within: tolerance, "\(place): opacity")
        expect(line.backdrop, row.backdrop, within: tolerance, "\(place): backdrop")
        expect(line.presenterScale, row.presenterScale, within: tolerance, "\(place): presenter")
        for side in 0..<4 {
          expect(line.frame?[side], row.frame?[side], within: tolerance, "\(place): frame \(side)")
        }
      }
    }
  }
}
