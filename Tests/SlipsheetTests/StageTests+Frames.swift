import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Testing

@testable import Slipsheet

extension StageTests {
  // MARK: Size

  @Test("A new size lays both pages out anew, the same one does not")
  func resize() throws {
    let stage = try stage()
    _ = stage.displayList(at: .zero)
    stage.handle(.resize(Size(width: 800, height: 600), scale: 1), at: .seconds(0.1))
    _ = stage.displayList(at: .seconds(0.2))
    stage.handle(.resize(Size(width: 800, height: 600), scale: 1), at: .seconds(0.3))
    let list = stage.displayList(at: .seconds(0.4))
    let sizes = [Size(width: 390, height: 844), Size(width: 800, height: 600)]
    #expect(page.sizes == sizes)
    #expect(presenter.sizes == sizes)
    #expect(list.size == sizes[1])
  }

  @Test("A control that is held or hovered stays so when the window changes its size")
  func resizeWhileHeld() throws {
    let stage = try stage("photo")
    _ = stage.displayList(at: .zero)
    stage.hover(over: first)
    press(stage, at: second, 0.1)
    stage.handle(.resize(Size(width: 800, height: 600), scale: 2), at: .seconds(0.2))
    _ = stage.displayList(at: .seconds(0.3))
    #expect(page.states["like"]?.isPressed == true)
    #expect(page.states["close"]?.isHovered == true)
  }

  @Test(
    "Sizes from nothing to far beyond every screen do no harm",
    arguments: [(0.0, 0.0), (1, 1), (0.5, 20_000), (1e6, 1e6), (20_000, 1)])
  func extremeSizes(width: Double, height: Double) throws {
    for style in StyleLibrary.names {
      let stage = try stage(style)
      stage.handle(.resize(Size(width: width, height: height), scale: 1), at: .seconds(0.1))
      for (index, step) in [0.2, 0.3, 0.4, 1.5].enumerated() {
        if index == 1 { stage.handle(.key(Key("Escape")), at: .seconds(0.25)) }
        let list = stage.displayList(at: .seconds(step))
        #expect(list.size.width >= 1 && list.size.height >= 1)
      }
    }
  }

  // MARK: The solver

  @Test("The solver's frames are the session's, in every phase of every style", arguments: StyleLibrary.names)
  func frames(style: String) throws {
    let stage = try stage(style, isPresented: false)
    var phases: Set<Phase> = []
    func look(from start: Double, to end: Double) {
      for step in 0...20 {
        let time = Instant.seconds(start + (end - start) * Double(step) / 20)
        _ = stage.displayList(at: time)
        let sample = stage.sample(at: time)
        phases.insert(sample.phase)
        // what is hidden is not laid out
        if sample.phase == .hidden { continue }
        for (solved, shown) in [
          (stage.layers[0].layout.panel.minX, sample.frame.minX),
          (stage.layers[0].layout.panel.minY, sample.frame.minY),
          (stage.layers[0].layout.panel.width, sample.frame.width),
          (stage.layers[0].layout.panel.height, sample.frame.height),
          (stage.layers[0].layout.presenter.width, stage.size.width * sample.presenterScale),
          (stage.layers[0].layout.backdrop.height, stage.size.height),
        ] {
          #expect(abs(solved - shown) < 1e-9, "\(sample.phase) at \(time.seconds)")
        }
      }
    }
    look(from: 0, to: 0.1)
    stage.apply(.present(animated: true), to: stage.layers[0], at: .seconds(0.1))
    look(from: 0.1, to: 2)
    press(stage, at: bare, 2)
    for step in 1...10 {
      move(stage, to: bare + Vector(dx: Double(step), dy: 6 * Double(step)), 2 + Double(step) * 0.05)
    }
    look(from: 2.5, to: 2.6)
    lift(stage, at: bare + Vector(dx: 10, dy: 60), 3)
    look(from: 3, to: 4.5)
    stage.handle(.resize(Size(width: 500, height: 300), scale: 2), at: .seconds(4.6))
    stage.apply(.dismiss(animated: true), to: stage.layers[0], at: .seconds(4.7))
    look(from: 4.7, to: 6)
    #expect(phases == Set(Phase.allCases))
  }
}
