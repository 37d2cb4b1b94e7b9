import Slipsheet
import Windowing
import X11Backend

final class Plain: Page {
  let color: Color
  init(_ color: Color) { self.color = color }
  func contents(for size: Size) -> PageContents { PageContents(background: color) { _ in } }
}

let loop = MainLoop()
let options = X11WindowOptions(title: "Plain", size: Size(width: 390, height: 844))
let window = try X11Window(on: X11Display(loop: loop), options: options)
let panel = Panel(style: try StyleLibrary.style("sheet"), page: Plain(.white))
panel.onEvent = { print($0.event.name) }
let host = StageHost(panel, over: Plain(.black), in: window, on: loop)
host.onClosed = loop.stop
panel.present()
loop.run()
