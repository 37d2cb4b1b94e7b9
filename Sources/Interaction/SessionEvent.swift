import Geometry
import Gestures

/// Something that reaches a session: input, or a word from the program around it.
public enum SessionEvent: Hashable, Sendable {
  case input(InputEvent)
  /// A call to present.
  case present(animated: Bool)
  /// A call to dismiss.
  case dismiss(animated: Bool)
  /// Dismissal is refused from now on, or allowed again.
  case prevent(Bool)
  /// A late answer to a refused dismissal.
  case answer(allowed: Bool)
  /// The source has moved, in window space.
  case source(Rect)
  /// The page in the panel was laid out with a size, in points.
  case content(Size)
  /// Motion of the panel's own account is to be avoided from now on, or welcome again.
  case reducedMotion(Bool)
  /// The picture in the panel is another one; only its proportions count.
  case image(Size)
  /// Which picture the panel shows, from 0 on, and how many there are.
  case pages(Int, of: Int)
  /// The style was reloaded; kept apart, so that the many small events stay small.
  indirect case style(Style)
}
