import Postcard
import Slipsheet
import Windowing
import X11Backend

// the style: a built-in one by name, or a file
let style = CommandLine.arguments.dropFirst().first ?? "sheet"
let loop = MainLoop()
let options = X11WindowOptions(title: "Postcard", size: Size(width: 390, height: 844))
let window = try X11Window(on: X11Display(loop: loop), options: options)
let panel = Panel(
  style: try StyleLibrary.style(style),
  page: Postcard("Warm sea, long evenings. Come and see.") { panel.dismiss() })
panel.onEvent = { print($0.event.name) }
let host = StageHost(panel, over: Desk(), in: window, on: loop)
host.onClosed = loop.stop
panel.present()
loop.run()
