import Geometry
import Motion

/// Two fingers that hold a picture.
struct Pinching: Hashable, Sendable {
  /// Whether the fingers touch the picture itself, and not a touchpad.
  var isByTouch: Bool
  /// Where the middle between the fingers is, in window space.
  var position: Point
  /// The gesture's own scale, and that at its beginning.
  var scale: Double
  var startScale: Double
  /// The zoom at its beginning, unresisted.
  var startFactor: Double
  /// The part of the picture that the fingers hold, from its middle, in points of the picture at rest.
  var gripped: Vector
  var lastEvent: Instant

  /// How long a touchpad that says nothing is believed to be held: fingers may rest, but an end may be lost, too.
  static let timeout = Span.milliseconds(1000)

  /// When it ends by itself; nil while fingers are known to be down.
  var end: Instant? { isByTouch ? nil : lastEvent + Self.timeout }

  /// The zoom that the fingers ask for.
  var factor: Double { startFactor * scale / startScale }

  /// The zoom that is shown for one that is asked for: beyond its limits it follows ever less.
  static func shown(_ factor: Double, upTo maximum: Double) -> Double {
    if factor < 1 { return 1 + below.shown(beyond: factor - 1) }
    return factor > maximum ? maximum + above(maximum).shown(beyond: factor - maximum) : factor
  }

  /// The zoom that would be shown as another.
  static func asked(shown factor: Double, upTo maximum: Double) -> Double {
    if factor < 1 { return 1 + (below.pull(shown: factor - 1) ?? -0.9) }
    return factor > maximum
      ? maximum + (above(maximum).pull(shown: factor - maximum) ?? maximum) : factor
  }

  /// A picture never shrinks to less than half of what it rests in.
  private static let below = RubberBand(dimension: 0.5)
  private static func above(_ maximum: Double) -> RubberBand { RubberBand(dimension: maximum / 2) }
}
