import Drawing
import Geometry
import Interaction
import Slipsheet

final class Plain: Page {
  let color: Color
  init(_ color: Color) { self.color = color }
  func contents(for size: Size) -> PageContents { PageContents(background: color) { _ in } }
}

let panel = Panel(style: try StyleLibrary.style("sheet"), page: Plain(.white))
panel.onEvent = { print($0.time.seconds, $0.event.name) }
let stage = Stage(
  presenter: Plain(.black), panel: panel,
  surroundings: Surroundings(window: Size(width: 390, height: 844)), isPresented: true)
for step in try DragSpec.parse("195,300 +0,150@200 up") { stage.replay(step) }
stage.advance(to: .seconds(1))
