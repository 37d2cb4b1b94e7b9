import Drawing
import Geometry
import Gestures
import Motion
import Testing
import Windowing
import TestSupport

@testable import X11Backend

/// A server, a loop, one window that draws plain colours, and a second program.
@MainActor
final class Desk {
  let server: Xvfb
  let loop = MainLoop()
  let display: X11Display
  let window: X11Window
  let client: XClient
  /// Everything that has happened to the window.
  var events: [WindowEvent] = []
  /// The colour that the window is filled with.
  var color: UInt32 = 0x20_40_60
  var frames: [Frame] = []

  init(
    size: Size = Size(width: 300, height: 200), scale: Double? = nil, without missing: Set<X11Extension> = [],
    server: Xvfb? = nil
  ) throws {
    let server = try server ?? Xvfb()
    self.server = server
    display = try X11Display(name: server.name, loop: loop, without: missing)
    client = try XClient(server)
    window = try X11Window(on: display, options: X11WindowOptions(title: "Desk", size: size, scale: scale))
    window.onEvent = { [weak self] in self?.events.append($0) }
    window.onFrame = { [weak self] frame in
      guard let self else { return [] }
      frames.append(frame)
      frame.buffer.fill(color)
      return [PixelRect(x: 0, y: 0, width: frame.buffer.width, height: frame.buffer.height)]
    }
  }

  /// Input events that have arrived.
  var inputs: [InputEvent] {
    events.compactMap {
      guard case .input(let event, _) = $0 else { return nil }
      return event
    }
  }

  /// Where the pointer has hovered; nil for off the window.
  var hovers: [Point?] {
    events.compactMap {
      guard case .hover(let position) = $0 else { return nil }
      return .some(position)
    }
  }

  /// Presses that have arrived.
  var presses: [PointerDown] {
    inputs.compactMap {
      guard case .down(let down) = $0 else { return nil }
      return down
    }
  }

  /// What has been said about the end of the display or the window.
  var losses: [String] {
    events.compactMap {
      guard case .lost(let text) = $0 else { return nil }
      return text
    }
  }

  /// Runs the loop until a condition holds; a condition that does not hold in time is a failure.
  func wait(
    _ what: String, atMost span: Span = .seconds(20), location: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) {
    // What another program sees of the server changes without an event here.
    var look: Watch?
    look = loop.timer(at: loop.now) { [loop] in look?.fire(at: loop.now + .milliseconds(2)) }
    defer { look?.cancel() }
    if !loop.run(atMost: span, until: condition) {
      Issue.record("waited in vain until \(what); events: \(events)", sourceLocation: location)
    }
  }

  /// Waits until the window shows its colour at a place of the screen, in pixels.
  func waitForColor(x: Int = 10, y: Int = 10, location: SourceLocation = #_sourceLocation) {
    wait("pixel \(x), \(y) shows the colour", location: location) { client.pixel(x: x, y: y) == color }
  }
}

extension PixelBuffer {
  /// Fills the whole picture with one opaque colour.
  func fill(_ color: UInt32) {
    for y in 0..<height {
      let row = (base + y * bytesPerRow).bindMemory(to: UInt32.self, capacity: width)
      row.update(repeating: color | 0xFF00_0000, count: width)
    }
  }
}
