/// What there is to know about a display when something goes wrong on it.
public struct X11Report: Hashable, Sendable {
  /// One extension, as the server offers it.
  public struct Extension: Hashable, Sendable {
    /// Which one.
    public var name: X11Extension
    /// The version that is used, such as `2.4`; nil where it is missing or does not work here.
    public var version: String?
    /// What takes its place where it is missing.
    public var fallback: String { name.fallback }
  }

  /// The display's name.
  public var display: String
  /// Who made the server, and its release number.
  public var vendor: String
  /// The server's release in its vendor's own count.
  public var release: Int
  /// The extensions that this backend uses, always in the same order.
  public var extensions: [Extension]
  /// Pixels a point that the desktop asks for.
  public var scale: Double
  /// Whether XSETTINGS or the resource Xft.dpi says so; otherwise it is the default.
  public var isScaleSet: Bool
  /// Frames a second; nil where the server does not tell.
  public var refreshRate: Double?
  /// Bits of colour a pixel.
  public var depth: Int
  /// The screen's width, in pixels.
  public var width: Int
  /// The screen's height, in pixels.
  public var height: Int
  /// Whether a window manager runs.
  public var hasWindowManager: Bool
}
