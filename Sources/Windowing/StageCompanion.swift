import Geometry
import Gestures
import Motion
import Scene
import Slipsheet

/// What shares a window with a stage: tools beside it, notices over it.
@MainActor
public protocol StageCompanion: AnyObject {
  /// Asks for a frame; who shows the companion sets it.
  var onNeedsFrame: (() -> Void)? { get set }
  /// The next moment at which it shows something else without input.
  var nextDeadline: Instant? { get }

  /// How much of a window is left to the stage, from the upper left corner on.
  func stageSize(in window: Size) -> Size
  /// Fills a list with everything that a window of a size shows at a moment: the stage, and itself over it.
  func fill(_ list: inout DisplayList, with stage: Stage, in window: Size, at time: Instant)
  /// Takes input before the stage does; returns whether the stage shall not have it.
  func handle(_ input: InputEvent, at time: Instant) -> Bool
  /// Hears where a pointer without a button stands; returns whether it stands over the companion.
  func hover(over position: Point?) -> Bool
  /// Hears that a frame was drawn for a moment, and how long that took.
  func frameDrawn(at time: Instant, taking duration: Span)
}
