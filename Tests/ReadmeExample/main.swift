import Slipsheet
import Windowing
import X11Backend

final class Plain: Page {
  let color: Color
  init(_ color: Color) { self.color = color }
  func contents(for size: Size) -> PageContents { PageContents(background: color) { _ in } }
}

let loop = MainLoop()
let size = Size(width: 390, height: 844)
let window = try X11Window(on: X11Display(loop: loop), options: X11WindowOptions(title: "Plain", size: size))
let panel = Panel(style: try StyleLibrary.style("sheet"), page: Plain(.white))
panel.onEvent = { print($0.event.name) }
let surroundings = Surroundings(window: size, scale: window.scale)
let stage = Stage(presenter: Plain(.black), panel: panel, surroundings: surroundings, at: loop.now)
let host = StageHost(stage, in: window, on: loop)
host.onClosed = loop.stop
panel.present()
loop.run()
