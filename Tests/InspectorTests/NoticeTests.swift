import Drawing
import Gallery
import Geometry
import Inspector
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

@MainActor
@Suite("Notices over a stage")
struct NoticeTests {
  private let size = Size(width: 390, height: 844)

  private func makeStage() throws -> Stage {
    let exhibit = Exhibit(try StyleLibrary.style("sheet"), theme: .light)
    return Stage(
      presenter: exhibit.presenter, panel: exhibit.panel, surroundings: Surroundings(window: size),
      isPresented: true)
  }

  private func makeTools() throws -> Workbench {
    let text = try #require(StyleLibrary.source(named: "sheet"))
    return Workbench(try StyleDocument(text, path: "sheet"), scale: 1)
  }

  private func items(_ tools: Workbench, _ stage: Stage, at time: Instant) -> Int {
    var list = DisplayList(size: size)
    tools.fill(&list, with: stage, in: size, at: time)
    return list.items.count
  }

  @Test("Without anything to say nothing lies over the stage and nothing is due")
  func nothing() throws {
    let stage = try makeStage()
    let tools = try makeTools()
    #expect(items(tools, stage, at: .zero) == stage.displayList(at: .zero).items.count)
    #expect(tools.nextDeadline == nil)
  }

  @Test("A word about something done goes after a while, and then nothing is due")
  func news() throws {
    let stage = try makeStage()
    let tools = try makeTools()
    let bare = items(tools, stage, at: .zero)
    var asked = 0
    tools.onNeedsFrame = { asked += 1 }
    tools.tell("Snapshot written", at: .seconds(1))
    #expect(asked == 1)
    #expect(items(tools, stage, at: .seconds(2)) > bare)
    let end = try #require(tools.nextDeadline)
    #expect(items(tools, stage, at: end) == bare)
    #expect(tools.nextDeadline == nil)
  }

  @Test("A fault stays until it is mended, without waking anything")
  func fault() throws {
    let stage = try makeStage()
    let tools = try makeTools()
    let bare = items(tools, stage, at: .zero)
    tools.fault = #expect(throws: StyleError.self) {
      try StyleFile.parse(Array("{ version: }".utf8), path: "my.json5")
    }
    #expect(items(tools, stage, at: .seconds(100)) > bare)
    #expect(tools.nextDeadline == nil)
    tools.fault = nil
    #expect(items(tools, stage, at: .seconds(101)) == bare)
  }

  @Test("While a recording is made its time goes on by the second")
  func recording() throws {
    let stage = try makeStage()
    let tools = try makeTools()
    tools.recordingStart = .seconds(10.25)
    _ = items(tools, stage, at: .seconds(10.5))
    #expect(tools.nextDeadline == .seconds(11.25))
    _ = items(tools, stage, at: .seconds(11.25))
    #expect(tools.nextDeadline == .seconds(12.25))
    tools.recordingStart = nil
    #expect(tools.nextDeadline == nil)
  }
}
