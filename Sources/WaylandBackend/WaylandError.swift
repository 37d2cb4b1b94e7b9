/// Why a display or a window cannot be had; its description is one line for the user.
public enum WaylandError: Error, Hashable, CustomStringConvertible, Sendable {
  /// No compositor was named, and neither WAYLAND_DISPLAY nor WAYLAND_SOCKET is set.
  case noDisplayName
  /// Nobody answers under the display's name; the reason is the system's.
  case unreachable(display: String, reason: String)
  /// The compositor lacks a part of the protocol without which there are no windows.
  case missing(display: String, interface: String)
  /// The system gives no memory for a picture of so many bytes.
  case noMemory(display: String, bytes: Int)
  /// A side of the window would have fewer than 1 or more than 16384 pixels.
  case sizeOutOfRange(width: Int, height: Int)
  /// The GPU is not to be done without, and cannot be used.
  case gpu(display: String, reason: String)
  /// The connection broke.
  case lost(display: String)
  /// The compositor ended the connection because it took a request for a wrong one.
  case refused(display: String, interface: String, code: Int)

  /// One line: what, where, and what to do.
  public var description: String {
    switch self {
    case .noDisplayName:
      "no display, WAYLAND_DISPLAY is not set, run it in a graphical session or with --backend offscreen"
    case .unreachable(let display, let reason):
      "cannot reach the Wayland compositor (\(reason)), display \(display), "
        + "check WAYLAND_DISPLAY and XDG_RUNTIME_DIR, or use --backend x11 or offscreen"
    case .missing(let display, let interface):
      "the Wayland compositor lacks \(interface), display \(display), use --backend x11 or offscreen"
    case .noMemory(let display, let bytes):
      "no memory for a picture of \(bytes) bytes, display \(display), take a smaller window"
    case .sizeOutOfRange(let width, let height):
      "window of \(width) x \(height) pixels, Wayland backend, take 1 to 16384 pixels a side"
    case .gpu(let display, let reason):
      "the GPU cannot draw (\(reason)), display \(display), use --gpu auto or --gpu never"
    case .lost(let display):
      "the Wayland compositor is gone, display \(display), start it and run this again"
    case .refused(let display, let interface, let code):
      "the Wayland compositor refused a request (\(interface), error \(code)), display \(display), "
        + "report it, and use --backend x11 meanwhile"
    }
  }
}
