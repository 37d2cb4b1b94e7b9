import Drawing
import Gallery
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet

/// Measures the way of an input event through recogniser, session, layout and scene.
@MainActor
enum EngineBench {
  private static let runs = 9
  private static let events = 20_000

  static func run() throws -> [BenchRow] {
    [
      BenchRow(
        "engine: input event to display list", try eventTime() * 1e6, "us", .init(name: "goal", value: 2)),
      BenchRow(
        "engine: input event through the session", try sessionTime() * 1e6, "us",
        .init(name: "goal", value: 2)),
      BenchRow(
        "engine: replay of 60 s at 1 kHz", try replayTime(), "s", .init(name: "goal", value: 0.1)),
    ]
  }

  /// A stage whose panel is held by the hand.
  private static func draggedStage() throws -> Stage {
    let style = try StyleLibrary.style("sheet")
    let stage = Stage(
      presenter: PresenterPage(theme: .light, open: {}),
      panel: Panel(style: style, page: ArticlePage(theme: .light, close: {})),
      surroundings: Surroundings(window: SceneOptions.defaultSize), isPresented: true)
    _ = stage.displayList(at: .zero)
    stage.handle(.down(PointerDown(id: 1, position: Point(x: 195, y: 300))), at: .zero)
    return stage
  }

  private static func move(_ index: Int) -> InputEvent {
    .move(PointerMove(id: 1, position: Point(x: 195, y: 350 + Double(index % 200))))
  }

  private static func eventTime() throws -> Double {
    let stage = try draggedStage()
    var list = DisplayList(size: stage.size)
    var time = Instant.zero
    let seconds = Stopwatch.median(of: runs) {
      for index in 0..<events {
        time = time + .milliseconds(1)
        stage.handle(move(index), at: time)
        stage.fill(&list, at: time)
      }
    }
    return seconds / Double(events)
  }

  private static func sessionTime() throws -> Double {
    var session = Session(
      style: try StyleLibrary.style("sheet"), surroundings: Surroundings(window: SceneOptions.defaultSize),
      isPresented: true)
    session.handle(.input(.down(PointerDown(id: 1, position: Point(x: 195, y: 300)))), at: .zero)
    var time = Instant.zero
    let seconds = Stopwatch.median(of: runs) {
      for index in 0..<events {
        time = time + .milliseconds(1)
        session.handle(.input(move(index)), at: time)
      }
    }
    return seconds / Double(events)
  }

  private static func replayTime() throws -> Double {
    let style = try StyleLibrary.style("sheet")
    var entries = [Trace.Entry(at: .zero, .input(.down(PointerDown(id: 1, position: Point(x: 195, y: 300)))))]
    for index in 1...60_000 {
      entries.append(Trace.Entry(at: Instant.zero + .milliseconds(Int64(index)), .input(move(index))))
    }
    let trace = Trace(
      style: .named("sheet"), surroundings: Surroundings(window: SceneOptions.defaultSize), entries: entries)
    return Stopwatch.median(of: 3) {
      var replay = Replay(trace, style: style)
      replay.run(framesPerSecond: 60) { _ in }
    }
  }
}
