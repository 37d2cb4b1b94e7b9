import Geometry

/// What a ramp of a drag reads.
public enum DragSignal: String, Hashable, Codable, CaseIterable, Sendable {
  /// The drag's horizontal translation, in points.
  case dx
  /// The drag's vertical translation, in points; down is positive.
  case dy
  /// How far the drag went horizontally, in points.
  case absoluteDX = "|dx|"
  /// How far the drag went vertically, in points.
  case absoluteDY = "|dy|"
  /// The lower over the higher of the pointer's height now and when the drag began, both at least 1 point.
  case yRatio

  /// The signal of a translation; the ratio of heights is 1 where no pointer is.
  func value(of translation: Vector) -> Double {
    switch self {
    case .dx: translation.dx
    case .dy: translation.dy
    case .absoluteDX: abs(translation.dx)
    case .absoluteDY: abs(translation.dy)
    case .yRatio: 1
    }
  }
}
