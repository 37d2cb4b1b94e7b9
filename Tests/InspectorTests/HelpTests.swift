import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet
import Testing

@testable import Inspector

@MainActor
@Suite("Help")
struct HelpTests {
  private let help: HelpOverlay

  init() throws {
    let text = try #require(StyleLibrary.source(named: "sheet"))
    help = HelpOverlay(over: Workbench(try StyleDocument(text, path: "sheet"), scale: 1), scale: 1)
  }

  private func press(_ key: String) -> Bool { help.handle(.key(Key(key)), at: .zero) }

  @Test("A question mark shows the keys, and any key or press takes them away without a further effect")
  func showing() {
    var frames = 0
    help.onNeedsFrame = { frames += 1 }
    #expect(!press("Escape"))
    for key in ["question", "Escape", "5", "F11"] {
      #expect(press("question") && help.isShown)
      #expect(press(key) && !help.isShown)
    }
    #expect(press("F1") && help.isShown)
    let down = PointerDown(id: 1, position: .zero)
    let up = PointerMove(id: 1, position: .zero)
    #expect(help.handle(.down(down), at: .zero) && !help.isShown)
    #expect(help.handle(.up(up), at: .zero))
    #expect(!help.handle(.down(down), at: .zero) && !help.handle(.up(up), at: .zero))
    #expect(frames == 10)
  }

  @Test(
    "The keys lie within the window", arguments: [(320.0, 480.0), (390, 844), (1280, 800), (3840, 2160)])
  func card(width: Double, height: Double) {
    let window = Rect(x: 0, y: 0, width: width, height: height)
    let card = HelpCard(in: window.size)
    #expect(card.frame.intersection(window) == card.frame)
    #expect(card.frame.width <= 440)
  }

  @Test("Every key stands in the list once")
  func list() {
    let keys = Shortcut.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Shortcut.lines.count == Shortcut.all.count)
  }
}
