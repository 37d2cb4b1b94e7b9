/// The resistance of a content that is pulled beyond its end: it follows ever less and never by more than a size.
///
/// A pull by x shows as (1 - 1 / (x c / d + 1)) d, the formula of UIKit's scroll views.
public struct RubberBand: Hashable, Sendable {
  /// The size d that is never reached, in points; negative and non-finite ones count as 0.
  public let dimension: Double
  /// The part c of a small pull that shows; negative and non-finite ones count as 0.
  public let coefficient: Double

  /// The coefficient of UIKit's scroll views.
  public static let defaultCoefficient = 0.55

  /// Makes a resistance from the size that the content can never leave by, in points.
  public init(dimension: Double, coefficient: Double = defaultCoefficient) {
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    self.coefficient = coefficient.isFinite ? max(0, coefficient) : 0
  }

  /// How far the content moves for a pull in points, which it keeps the sign of.
  public func shown(beyond pull: Double) -> Double {
    let soft = pull.magnitude * coefficient
    guard dimension > 0, soft > 0 else { return 0 }
    let size = soft < dimension ? soft / (1 + soft / dimension) : dimension / (1 + dimension / soft)
    return pull < 0 ? -size : size
  }

  /// The derivative of what is shown by the pull.
  public func slope(beyond pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let divisor = 1 + pull.magnitude * coefficient / dimension
    return coefficient / (divisor * divisor)
  }

  /// The pull, in points, that shows as a displacement; nil where none does.
  public func pull(shown: Double) -> Double? {
    if shown == 0 { return 0 }
    guard coefficient > 0, shown.magnitude < dimension else { return nil }
    return shown / (coefficient * (1 - shown.magnitude / dimension))
  }
}
