import Geometry
import Gestures
import Motion

/// What happens to a window.
public enum WindowEvent: Sendable {
  /// A hand or the window system did something, at a time of the monotonic clock.
  ///
  /// `stamp` fields carry the device's own times, mapped to the same clock.
  case input(InputEvent, at: Instant)
  /// The pointer moves over the window with no button down.
  case hover(Point?)
  /// The connection to the display is gone; nothing more can be drawn. The text says what happened.
  case lost(String)
}
