import CX11
import Windowing

/// Owns one connection to an X server, and survives the server's death.
final class Connection {
  /// Whether the server is gone: then Xlib must not be called any more.
  private final class Fate {
    var isLost = false
  }

  /// The name under which it was opened.
  let name: String
  /// Xlib's display, to be used only while `isLost` is false.
  let display: OpaquePointer
  private let fate: Fate

  /// Connects to a named display, or to the one in DISPLAY.
  init(to name: String?) throws(X11Error) {
    guard let name = name ?? XDisplayName(nil).map({ String(cString: $0) }), !name.isEmpty else {
      throw .noDisplayName
    }
    // Protocol errors don't end the process: what they say can't be acted on so late.
    XSetErrorHandler { _, _ in 0 }
    // Both handlers are needed: with either alone Xlib ends the process.
    XSetIOErrorHandler { _ in 0 }
    let (opened, complaint) = StandardError.capture { XOpenDisplay(name) }
    guard let display = opened else {
      let reason = complaint.split(whereSeparator: \.isNewline).joined(separator: " ")
      throw .unreachable(display: name, reason: reason.isEmpty ? nil : reason)
    }
    self.name = name
    self.display = display
    fate = Fate()
    XSetIOErrorExitHandler(
      display,
      { _, data in
        if let data { Unmanaged<Fate>.fromOpaque(data).takeUnretainedValue().isLost = true }
      },
      Unmanaged.passUnretained(fate).toOpaque())
  }

  deinit {
    if !fate.isLost { XCloseDisplay(display) }
  }

  /// Whether the server is gone.
  var isLost: Bool { fate.isLost }
}
