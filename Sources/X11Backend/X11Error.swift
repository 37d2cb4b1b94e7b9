/// Why a display or a window cannot be had; its description is one line for the user.
public enum X11Error: Error, Hashable, CustomStringConvertible, Sendable {
  /// No display was named, and the environment variable DISPLAY is not set.
  case noDisplayName
  /// Nobody answers under the display's name, or the server refuses and says why.
  case unreachable(display: String, reason: String?)
  /// The server has no visual of 24 or 32 bits with eight bits a channel.
  case unsupportedDepth(display: String, depth: Int)
  /// A side of the window would have fewer than 1 or more than 16384 pixels.
  case sizeOutOfRange(width: Int, height: Int)
  /// A GPU was asked for and cannot be used.
  case gpu(display: String, reason: String)
  /// The system has no memory of so many bytes for the window's picture.
  case noMemory(bytes: Int)
  /// The connection broke.
  case lost(display: String)
  /// Another program has destroyed the window.
  case destroyed(display: String)

  /// One line: what, where, and what to do.
  public var description: String {
    switch self {
    case .noDisplayName:
      "no display, DISPLAY is not set, run it in a graphical session or with --backend offscreen"
    case .unreachable(let display, let reason):
      "cannot reach the X server\(reason.map { " (\($0))" } ?? ""), display \(display), "
        + "check DISPLAY and XAUTHORITY, or use --backend offscreen"
    case .unsupportedDepth(let display, let depth):
      "unsupported colour depth of \(depth) bits, display \(display), start the X server with 24 bits"
    case .sizeOutOfRange(let width, let height):
      "window of \(width) x \(height) pixels, X11 backend, take 1 to 16384 pixels a side"
    case .gpu(let display, let reason):
      "the GPU cannot draw (\(reason)), display \(display), use --gpu auto or --gpu never"
    case .noMemory(let bytes):
      "no memory for the window's picture of \(bytes) bytes, X11 backend, take a smaller --size or --scale"
    case .lost(let display):
      "the X server is gone, display \(display), start it and run this again"
    case .destroyed(let display):
      "another program has destroyed the window, display \(display), run this again"
    }
  }
}
