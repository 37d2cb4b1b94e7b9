import Geometry
import Interaction
import Motion
import Testing

@testable import Slipsheet

extension StageTests {
  // MARK: Settings

  @Test("Pages that are to be drawn anew are laid out and drawn anew once, and what is touched stays so")
  func redrawPages() throws {
    let stage = try stage()
    _ = stage.displayList(at: .zero)
    stage.hover(over: first)
    let before = stage.displayList(at: .seconds(0.1))
    var frames = 0
    stage.onNeedsFrame = { frames += 1 }
    stage.redrawPages()
    #expect(frames == 1)
    let after = stage.displayList(at: .seconds(0.2))
    #expect(before != after)
    #expect(stage.displayList(at: .seconds(0.3)) == after)
    #expect(page.sizes.count == 2 && presenter.sizes.count == 2)
    #expect(page.states["close"]?.isHovered == true)
  }

  @Test("A panel that is dragged stays in hand while its pages are drawn anew and motion is reduced")
  func settingsWhileDragging() throws {
    let stage = try stage()
    press(stage, at: bare, 0.1)
    move(stage, to: Point(x: 195, y: 480), 0.2)
    let held = stage.sample(at: .seconds(0.2))
    #expect(held.phase == .dragging)
    _ = stage.displayList(at: .seconds(0.2))
    stage.redrawPages()
    stage.reducesMotion = true
    _ = stage.displayList(at: .seconds(0.21))
    var now = stage.sample(at: .seconds(0.21))
    now.time = held.time
    #expect(now == held)
  }

  @Test("A change of reduced motion reaches every panel, and a trace has it once")
  func reducedMotion() throws {
    let stage = try stage()
    let other = Panel(style: try StyleLibrary.style("card"), page: PlainPage())
    stage.add(other)
    var entries: [Trace.Entry] = []
    stage.onInput = { entries.append($0) }
    stage.reducesMotion = false
    stage.reducesMotion = true
    #expect(stage.reducesMotion)
    #expect(stage.layers.allSatisfy { $0.session.surroundings.reducesMotion })
    #expect(entries.map(\.event) == [.reducedMotion(true)])
  }
}
