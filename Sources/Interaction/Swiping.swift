import Geometry
import Motion

/// A hand that pages from one picture to the next.
struct Swiping: Hashable, Sendable {
  /// How far the picture would be from where it rests, if nothing resisted, in points.
  var way: Double
  /// Where the pointer is across, in window space.
  var pointer: Double
}
