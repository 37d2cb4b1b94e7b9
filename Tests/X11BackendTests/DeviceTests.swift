import Drawing
import Geometry
import Gestures
import Motion
import Testing
import Windowing
import TestSupport

@testable import X11Backend

/// These run where xserver-xorg-core and xserver-xorg-video-dummy are installed, and only as root.
@MainActor
@Suite("Devices of a full X server", .enabled(if: Xorg.isAvailable), .serialized)
struct DeviceTests {
  /// A server and one window on it.
  @MainActor
  private final class Bench {
    let server: Xorg
    let loop = MainLoop()
    let display: X11Display
    let window: X11Window
    var inputs: [InputEvent] = []

    init() throws {
      server = try Xorg()
      display = try X11Display(name: server.name, loop: loop)
      window = try X11Window(
        on: display, options: X11WindowOptions(title: "", size: Size(width: 1024, height: 768)))
      window.onEvent = { [weak self] event in
        if case .input(let input, _) = event { self?.inputs.append(input) }
      }
      window.onFrame = { _ in [] }
      wait("the window is shown") { window.isExposed && window.deadline == nil }
    }

    func wait(
      _ what: String, location: SourceLocation = #_sourceLocation, until condition: () -> Bool
    ) {
      if !loop.run(atMost: .seconds(20), until: condition) {
        Issue.record("waited in vain until \(what); inputs: \(inputs)", sourceLocation: location)
      }
    }

    func waitForLift(_ count: Int = 1, location: SourceLocation = #_sourceLocation) {
      wait("pointers are lifted", location: location) {
        inputs.count { if case .up = $0 { true } else { false } } >= count
      }
    }
  }

  @Test("Two fingers are told apart, each with its own way, and press no button")
  func touch() throws {
    let bench = try Bench()
    let screen = try XorgDevice(socket: bench.server.socket(of: .touchscreen))
    // The screen's pixels are 64 and 85 1/3 units.
    try screen.touch(1, .begin, x: 6400, y: 8533.34)
    try screen.touch(2, .begin, x: 12800, y: 8533.34)
    try screen.touch(1, .update, x: 6400, y: 17066.67)
    try screen.touch(2, .end, x: 12800, y: 8533.34)
    try screen.touch(1, .end, x: 6400, y: 17066.67)
    bench.waitForLift(2)

    let downs = bench.inputs.compactMap { if case .down(let down) = $0 { down } else { nil } }
    #expect(downs.map(\.device) == [.touch, .touch])
    #expect(downs.map(\.id) == [0, 1])
    #expect(downs.map { $0.position.x.rounded() } == [100, 200])
    let moves = bench.inputs.compactMap { if case .move(let move) = $0 { move } else { nil } }
    #expect(moves.contains { $0.id == 0 && abs($0.position.y - 200) < 1 })
    let lifts = bench.inputs.compactMap { if case .up(let up) = $0 { up.id } else { nil } }
    #expect(lifts == [1, 0])
  }

  @Test("A pen is told from a mouse")
  func pen() throws {
    let bench = try Bench()
    let pen = try XorgDevice(socket: bench.server.socket(of: .pen))
    try pen.approach(true, [0: 6400, 1: 8533.34])
    try pen.move([0: 6400, 1: 8533.34, 4: 100], isAbsolute: true)
    try pen.button(1, isDown: true)
    try pen.button(1, isDown: false)
    bench.waitForLift()
    let downs = bench.inputs.compactMap { if case .down(let down) = $0 { down } else { nil } }
    #expect(downs.map(\.device) == [.pen])
  }

  @Test("A touchpad scrolls smoothly from begin to end, and its emulated wheel buttons add nothing")
  func touchpad() throws {
    let bench = try Bench()
    let pad = try XorgDevice(socket: bench.server.socket(of: .touchpad))
    try pad.move([0: 10, 1: 10])
    // A notch is 120 units here. The first step after the pointer came in only tells where the axis stands.
    for step in [1.5, 60.5, 62.5, 0] { try pad.move([3: step]) }
    bench.wait("the scroll ends") {
      bench.inputs.contains { if case .scroll(let scroll) = $0 { scroll.phase == .end } else { false } }
    }
    let scrolls = bench.inputs.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
    #expect(scrolls.allSatisfy { $0.device == .touchpad })
    #expect(scrolls.first?.phase == .begin && scrolls.last?.phase == .end)
    let way = scrolls.reduce(0) { $0 + $1.delta.dy }
    let units = -way / ScrollTracker.touchpadPointsPerNotch * 120
    #expect(abs(units - 123) < 2)
  }
}
