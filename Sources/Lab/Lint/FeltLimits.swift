import Motion

/// From where on a change is felt. Found by hand and eye at 390 x 844 points, rounded to plain numbers.
enum FeltLimits {
  /// The distance between two places of the hand that are tried, in points; a hand is not steadier.
  static let step = 0.5
  /// How many places are tried to each side in windows that are larger than any hand.
  static let mostSteps = 4000.0

  /// A place, a length or an edge that changes at once, in points.
  static let jumpInPoints = 2.0
  /// An opacity that changes at once.
  static let jumpInShares = 0.05

  /// A change of pace, in points a point of the hand's way.
  static let kinkInPoints = 0.25
  /// A change of pace of an opacity, per 100 points of the hand's way.
  static let kinkInShares = 0.3

  /// The speed of a calm flick, in points per second.
  static let flick = 1000.0
  /// A change of velocity at release, in points per second: a quarter of a flick.
  static let velocityBreak = 250.0
  /// How fast a hand moves back that does not want to dismiss, in points per second.
  static let bringingBack = 500.0
  /// The fastest release that a hand makes on a screen, in points per second.
  static let fastestRelease = 6000.0

  /// How far a calm hand pulls before it lets go, as a part of the window's longer side.
  static let calmReach = 0.62

  /// How far a panel may pass its target unseen, in points.
  static let overshoot = 2.0
  /// How long a panel may be at work without moving.
  static let tail = Span.milliseconds(400)
  /// What the eye no longer sees move, in points and in shares.
  static let stillInPoints = 0.5
  static let stillInShares = 0.01

  /// The least contrast of text (WCAG 2.1, 1.4.3, level AA).
  static let contrast = 4.5
  /// The part of a page that is still on the screen while it is read.
  static let readablePart = 0.5
}
