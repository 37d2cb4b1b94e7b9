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
  private let startScale: Double
  /// The zoom at its beginning, unresisted.
  private let startFactor: Double
  /// How many times larger the picture was taken than any pull would show it: it may have been on its way back.
  private let surplus: Double
  /// The part of the picture that the fingers hold, from its middle, in points of the picture at rest.
  var gripped: Vector
  var lastEvent: Instant

  /// How long a touchpad that says nothing is believed to be held: fingers may rest, but an end may be lost, too.
  static let timeout = Span.milliseconds(1000)

  /// Takes a picture that is shown at a zoom, between fingers that are as far apart as they are now.
  init(
    isByTouch: Bool, position: Point, scale: Double, shown factor: Double, upTo maximum: Double,
    gripped: Vector, at time: Instant
  ) {
    self.isByTouch = isByTouch
    self.position = position
    self.scale = scale
    startScale = scale
    startFactor = Self.asked(shown: factor, upTo: maximum)
    surplus = factor / Self.shown(startFactor, upTo: maximum)
    self.gripped = gripped
    lastEvent = time
  }

  /// When it ends by itself; nil while fingers are known to be down.
  var end: Instant? { isByTouch ? nil : lastEvent + Self.timeout }

  /// The zoom that is shown: beyond its limits it follows the fingers ever less.
  func factor(upTo maximum: Double) -> Double {
    surplus * Self.shown(startFactor * scale / startScale, upTo: maximum)
  }

  /// The zoom that is shown for one that is asked for.
  private static func shown(_ factor: Double, upTo maximum: Double) -> Double {
    if factor < 1 { return 1 + below.shown(beyond: factor - 1) }
    return factor > maximum ? maximum + above(maximum).shown(beyond: factor - maximum) : factor
  }

  /// The zoom that would be shown as another.
  private static func asked(shown factor: Double, upTo maximum: Double) -> Double {
    if factor < 1 { return 1 + (below.pull(shown: factor - 1) ?? -0.9) }
    return factor > maximum
      ? maximum + (above(maximum).pull(shown: factor - maximum) ?? maximum) : factor
  }

  /// A picture never shrinks to less than half of what it rests in.
  private static let below = RubberBand(dimension: 0.5)
  private static func above(_ maximum: Double) -> RubberBand { RubberBand(dimension: maximum / 2) }
}
