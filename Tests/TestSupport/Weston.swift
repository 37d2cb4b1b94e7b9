/// Weston without a screen and without a seat, for one test.
public final class Weston {
  /// How windows are placed.
  public enum Shell: String, Sendable {
    /// Among others, at the size that they choose.
    case desktop
    /// One alone, over the whole screen.
    case kiosk
  }

  /// Whether this machine has it.
  public static var isAvailable: Bool { Programs.areThere("weston", "setpriv") }

  private let compositor: HeadlessCompositor

  /// What WAYLAND_DISPLAY is to hold.
  public var name: String { compositor.name }

  /// Starts it with a screen of so many pixels.
  public init(_ shell: Shell = .desktop, width: Int = 1024, height: Int = 900) throws(SupportError) {
    compositor = try HeadlessCompositor(
      [
        "weston", "--backend=headless-backend.so", "--shell=\(shell.rawValue)-shell.so", "--no-config",
        "--socket=weston", "--width=\(width)", "--height=\(height)",
      ], display: "weston", readyWith: "weston")
  }

  /// Ends it: its clients lose their connections.
  public func kill() { compositor.kill() }
}
