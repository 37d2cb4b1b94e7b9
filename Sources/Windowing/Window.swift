import Drawing
import Geometry
import Gestures
import Motion

/// A window of some window system: the seam between the lab and X11, Wayland, or no display at all.
///
/// A backend makes it, shows it, and calls `onEvent` on the main thread.
@MainActor
public protocol Window: AnyObject {
  /// The size of the content, in points; at least 1 x 1.
  var size: Size { get }
  /// Pixels a point.
  var scale: Double { get }
  /// Receives everything that happens to the window.
  var onEvent: ((WindowEvent) -> Void)? { get set }
  /// Draws the next frame into the buffer and says which pixels differ from the frame before.
  var onFrame: ((Frame) -> [PixelRect])? { get set }

  /// What the window system knows of the user's preferences.
  var preferences: DesktopPreferences { get }
  /// Runs when `preferences` have changed.
  var onPreferencesChange: (() -> Void)? { get set }

  /// Asks for one `onFrame`, at the display's pace; at once when nothing is in flight. Asking twice gives one.
  func requestFrame()
  /// Sets the window's title.
  func setTitle(_ title: String)
  /// Covers the whole screen, or returns from it.
  func setFullScreen(_ isFullScreen: Bool)
  /// Asks for another size of the content, in points; what comes of it arrives as a resize, or doesn't.
  func requestSize(_ size: Size)
  /// Takes the window off the screen and gives everything back; no event follows.
  func close()
}

extension Window {
  /// Nothing: most window systems leave them to the desktop.
  public var preferences: DesktopPreferences { DesktopPreferences() }

  /// Nothing: they never change.
  public var onPreferencesChange: (() -> Void)? {
    get { nil }
    set {}
  }

  /// Nothing: not every window system lets a program choose.
  public func requestSize(_ size: Size) {}
}
