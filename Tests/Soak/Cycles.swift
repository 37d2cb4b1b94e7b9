import CairoRenderer
import Drawing
import Gallery
import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet

/// A panel comes, is dragged, and goes, with frames drawn on the way; each style in turn.
@MainActor
final class Cycles {
  private let stages: [Stage]
  private let renderer = CairoRenderer()
  private let picture: Bitmap
  private var time = Instant.zero
  /// Whether this cycle's frames are drawn: that takes most of the time, and every style has its turn.
  private var isDrawn = false
  private static let size = Size(width: 195, height: 422)

  init() throws {
    let size = Self.size
    stages = try StyleLibrary.names.map { name in
      let exhibit = Exhibit(try StyleLibrary.style(name), theme: .light)
      return Stage(
        presenter: exhibit.presenter, panel: exhibit.panel,
        surroundings: Surroundings(window: size, source: Rect(x: 20, y: 20, width: 60, height: 45)))
    }
    picture = try Bitmap(size: size, scale: 1, isOpaque: true)
  }

  /// One cycle.
  func run(_ index: Int) {
    let stage = stages[index % stages.count]
    isDrawn = index % 20 < stages.count
    time = time + .milliseconds(16)
    stage.clock = { [time] in time }
    stage.panel.present()
    advance(stage, by: [100, 500])
    let press = Point(x: 100, y: 150)
    stage.handle(.down(PointerDown(id: 1, position: press)), at: time)
    for step in 1...10 {
      advance(stage, by: [16])
      stage.handle(
        .move(PointerMove(id: 1, position: press + Vector(dx: 0, dy: Double(step * 25)))), at: time)
    }
    stage.handle(.up(PointerMove(id: 1, position: press + Vector(dx: 0, dy: 250))), at: time)
    advance(stage, by: [50, 1000])
    stage.panel.dismiss()
    advance(stage, by: [50, 1000])
  }

  private func advance(_ stage: Stage, by milliseconds: [Int64]) {
    for step in milliseconds {
      time = time + .milliseconds(step)
      stage.advance(to: time)
      let list = stage.displayList(at: time)
      if isDrawn { renderer.render(list, into: picture.buffer, scale: 1) }
    }
  }
}
