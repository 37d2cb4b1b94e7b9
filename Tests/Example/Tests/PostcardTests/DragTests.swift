import Postcard
import Slipsheet
import SlipsheetTesting
import Testing

@MainActor
@Suite("Dragging a postcard")
struct DragTests {
  init() throws {
    // pictures with text are the same to the pixel wherever these fonts are
    try PinnedFonts.inter.activate()
  }

  /// A file beside this one.
  private func path(_ name: String) -> String {
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }

  private func stage() throws -> Stage {
    Stage(
      presenter: Desk(),
      panel: Panel(
        style: try StyleLibrary.style(path("postcard.json5")),
        page: Postcard("Warm sea, long evenings. Come and see.")),
      surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
  }

  @Test("A short drag comes back")
  func short() throws {
    let drag = Drag(at: Point(x: 195, y: 300)).move(dy: 60, over: 0.2).hold(0.1).release()
    assertSnapshot(of: try stage(), during: drag, at: [0, 0.2, 0.4, 1], as: [.pictures, .scene, .log])
  }

  @Test("A throw that was recorded leaves")
  func recorded() throws {
    let stage = try stage()
    assertSnapshot(
      of: stage, during: Drag(try TraceFile.read(path("throw.jsonl"))), at: [0.1, 0.3, 2], as: [.log])
    #expect(stage.frontPanel == nil)
  }
}
