import Geometry
import Motion

/// What a hand or the window system did; the time at which it is applied travels beside it.
public enum InputEvent: Hashable, Sendable {
  /// A finger or button went down.
  case down(PointerDown)
  /// A pointer that is down moved.
  case move(PointerMove)
  /// A pointer that is down was lifted.
  case up(PointerMove)
  /// The window system took a pointer away: lost grab, palm, output gone.
  case cancel(id: Int)
  /// A wheel turned or two fingers moved on a touchpad.
  case scroll(Scroll)
  /// Two fingers moved apart or together.
  case pinch(Pinch)
  /// A key was pressed or released.
  case key(Key)
  /// The window has a new size, in points, or a new scale, in pixels a point.
  case resize(Size, scale: Double)
  /// The window gained or lost the keyboard.
  case focus(Bool)
  /// The window manager asks the window to close.
  case close
}
