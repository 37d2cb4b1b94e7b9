import Slipsheet

/// Something in the inspector that can be touched.
enum Target: Hashable {
  case undo
  case redo
  case save
  case close
  /// The moment of a recording.
  case scrub
  case play
  case live
  case slider(StylePath)
  /// A handle of a curve, 0 or 1.
  case handle(StylePath, Int)
  /// A curve's name.
  case easing(StylePath)
  case flag(StylePath)
}
