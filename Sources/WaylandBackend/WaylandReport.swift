/// What there is to know about a compositor when something goes wrong on it.
public struct WaylandReport: Hashable, Sendable {
  /// Who draws a window's title bar.
  public enum Decorations: String, Hashable, Sendable {
    case compositor = "by the compositor"
    case client = "by libdecor"
    case none = "none, install a plug-in of libdecor (Debian: libdecor-0-plugin-1-cairo)"
  }

  /// A monitor.
  public struct Output: Hashable, Sendable {
    /// Such as `DP-1`; empty where the compositor does not tell.
    public var name: String
    /// The mode's width, in pixels.
    public var width: Int
    /// The mode's height, in pixels.
    public var height: Int
    /// Pixels a point, rounded up to a whole number.
    public var scale: Int
    /// Frames a second; nil where the compositor does not tell.
    public var refreshRate: Double?
  }

  /// A part of the protocol that this backend uses where it is there.
  public struct Part: Hashable, Sendable {
    /// The interface's name.
    public var name: String
    /// The version that the compositor offers; nil where it is missing.
    public var version: Int?
    /// What takes its place where it is missing.
    public var fallback: String
  }

  /// The display's name.
  public var display: String
  /// The monitors, in the compositor's order.
  public var outputs: [Output]
  /// The kinds of device that its seats have now, such as `pointer`.
  public var devices: [String]
  /// Who draws a window's title bar.
  public var decorations: Decorations
  /// The parts of the protocol that this backend uses, always in the same order.
  public var parts: [Part]
}
