/// Why a window without a display cannot be had; its description is one line for the user.
public enum OffscreenError: Error, Hashable, CustomStringConvertible, Sendable {
  /// A side would have fewer than 1 or more than 16384 pixels.
  case sizeOutOfRange(width: Double, height: Double, scale: Double)

  /// One line: what, where, and what to do.
  public var description: String {
    switch self {
    case .sizeOutOfRange(let width, let height, let scale):
      "window of \(width) x \(height) points at scale \(scale), offscreen backend, take 1 to 16384 pixels a side"
    }
  }
}
