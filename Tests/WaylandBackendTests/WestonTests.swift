import Drawing
import Geometry
import Testing
import WaylandBackend
import Windowing
import TestSupport

@MainActor
@Suite(
  "A window on weston", .enabled(if: Weston.isAvailable, "weston is not installed"),
  .timeLimit(.minutes(5)))
struct WestonTests {
  @Test("It starts, draws, takes another size when it asks for one, and closes")
  func life() throws {
    let weston = try Weston()
    let loop = MainLoop()
    let display = try WaylandDisplay(name: weston.name, loop: loop)
    let size = Size(width: 390, height: 844)
    let window = try WaylandWindow(on: display, options: WaylandWindowOptions(title: "Plain", size: size))
    #expect(window.size == size)
    let wanted = Size(width: 500, height: 600)
    var sizes: [Size] = []
    var drawn: [Size] = []
    var isResized = false
    window.onEvent = { event in
      if case .input(.resize(let size, _), _) = event { sizes.append(size) }
    }
    window.onFrame = { frame in
      drawn.append(Size(width: Double(frame.buffer.width), height: Double(frame.buffer.height)))
      switch drawn.count {
      case 1...2: window.requestFrame()
      case 3: window.requestSize(wanted)
      default: isResized = true
      }
      if isResized { loop.stop() }
      return [PixelRect(x: 0, y: 0, width: frame.buffer.width, height: frame.buffer.height)]
    }
    window.requestFrame()
    loop.run()
    #expect(sizes == [wanted])
    #expect(drawn == [size, size, size, wanted])
    window.close()
    #expect(display.makeReport() != nil)
  }
}
