import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Testing

@MainActor
@Suite("A stage pages through pictures")
struct PagingStageTests {
  /// Three pictures in a column that is higher than the window.
  private final class Column: Page {
    func contents(for size: Size) -> PageContents {
      PageContents(background: .white, height: 1200) { _ in }
    }

    func sourceFrame(of control: String, for size: Size) -> Rect? {
      Int(control).map { Rect(x: 20, y: 20 + Double($0) * 500, width: 100, height: 75) }
    }
  }

  private final class Pictures: PictureContent {
    var page = 0
    let pageCount = 3
    var expected: [[Int: Size]] = []

    func expect(_ sizes: [Int: Size], scale: Double) { expected.append(sizes) }
    func source(of page: Int) -> String? { "\(page)" }
    func pictureSize(of page: Int) -> Size { Size(width: 400, height: page == 2 ? 800 : 300) }
    func picture(of page: Int, size: Size, scale: Double) -> Bitmap? { try? Bitmap(size: size, scale: scale) }
    func contents(for size: Size) -> PageContents { PageContents(background: .clear) { _ in } }
  }

  private let pictures = Pictures()
  private let panel: Panel
  private let stage: Stage

  init() throws {
    panel = Panel(style: try StyleLibrary.style("zoom"), page: pictures)
    stage = Stage(
      presenter: Column(), panel: panel, surroundings: Surroundings(window: Size(width: 390, height: 600)))
  }

  private func press(_ key: String, at seconds: Double) {
    stage.handle(.key(Key(key)), at: .seconds(seconds))
  }

  @Test("A picture returns to the source of the one now shown, which is scrolled into view before")
  func sources() {
    _ = stage.displayList(at: .zero)
    panel.present(page: 0)
    stage.advance(to: .seconds(1))
    #expect(stage.surroundings.source == Rect(x: 20, y: 20, width: 100, height: 75))
    press("Right", at: 1)
    press("Right", at: 2)
    _ = stage.displayList(at: .seconds(3))
    #expect(pictures.page == 2)
    #expect(stage.surroundings.image == Size(width: 400, height: 800))
    // 1020 to 1095 on the page, of which the window now shows the last 600 points before 1095
    #expect(stage.surroundings.source == Rect(x: 20, y: 525, width: 100, height: 75))
    press("Escape", at: 3)
    #expect(stage.sample(at: .seconds(3.499)).frame.maxY < 605)
    stage.advance(to: .seconds(4))
    #expect(panel.phase == .hidden)
  }

  @Test("While it is paged both pictures are drawn, a gap apart")
  func neighbours() {
    panel.present(page: 1)
    _ = stage.displayList(at: .seconds(1))
    press("Right", at: 1)
    let list = stage.displayList(at: .seconds(1.05))
    let pictures = list.items.suffix(2).compactMap { item in
      if case .node(let node) = item { node.frame } else { nil }
    }
    #expect(pictures.count == 2)
    #expect(abs(pictures[0].minX - pictures[1].minX - 410) < 1e-6)
    #expect(stage.displayList(at: .seconds(2)).items.count == list.items.count - 1)
  }

  @Test("Once a picture rests, its neighbours are told in which sizes they may be shown, once")
  func expected() {
    panel.present(page: 1)
    for time in [0, 0.2, 0.4] { _ = stage.displayList(at: .seconds(time)) }
    #expect(pictures.expected.isEmpty)
    for time in [1, 1.1] { _ = stage.displayList(at: .seconds(time)) }
    let (first, last) = (Size(width: 390, height: 292.5), Size(width: 390, height: 780))
    #expect(pictures.expected == [[0: first, 2: last]])
    press("Right", at: 2)
    for time in [2.1, 3] { _ = stage.displayList(at: .seconds(time)) }
    #expect(pictures.expected.last == [1: first])
  }

  @Test("What was paged replays to the same lines")
  func replays() throws {
    var entries: [Trace.Entry] = []
    stage.onInput = { entries.append($0) }
    let surroundings = stage.surroundings
    panel.present(page: 1)
    stage.advance(to: .seconds(1))
    press("Right", at: 1)
    press("Left", at: 1.1)
    press("plus", at: 1.5)
    press("Escape", at: 2)
    let trace = Trace(
      style: .named("zoom"), surroundings: surroundings, startsPresented: false, entries: entries)
    var replay = Replay(trace, style: try trace.resolvedStyle())
    for time in [1.1, 1.2, 1.4, 1.6, 2.2] {
      stage.advance(to: .seconds(time))
    }
    _ = replay.advance(to: .seconds(2.2))
    let end = Instant.seconds(2.2)
    #expect(StateLog.line(replay.session.sample(at: end)) == StateLog.line(stage.sample(at: end)))
    #expect(replay.session.surroundings.page == 1)
  }
}
