/// What a person may feel as a fault.
package enum LintRule: String, Hashable, CaseIterable, Sendable {
  /// Something changes at once.
  case jump
  /// What follows the hand changes its pace within a point of the hand's way.
  case kink
  /// The panel's velocity changes at the moment of release.
  case velocityBreak = "velocity-break"
  /// The panel passes its target and leaves the window by it.
  case overshoot
  /// Nothing that can be seen moves any more, but the panel is not done.
  case longTail = "long-tail"
  /// No hand can satisfy a part of the release rule.
  case unreachable = "unreachable-threshold"
  /// A panel leaves although the hand was bringing it back.
  case againstHand = "against-the-hand"
  /// Text becomes hard to read while most of it is still there.
  case faintText = "faint-text"
}
