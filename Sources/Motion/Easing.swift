/// A curve from 0 to 1 that says how far a motion is when a part of its time has passed.
///
/// The families are Robert Penner's ("Motion, Tweening, and Easing", 2002); the cubic Beziers and their names
/// are those of CSS Easing Functions Level 1.
public struct Easing: Hashable, Sendable {
  let curve: Curve

  enum Curve: Hashable, Sendable {
    case linear
    case penner(Family, Direction)
    case cubicBezier(CubicBezier)
  }

  /// A formula of Penner's.
  public enum Family: String, CaseIterable, Sendable {
    case quad, cubic, quart, quint, sine, expo, circ, back, elastic, bounce
  }

  /// The end at which a formula does its work.
  public enum Direction: String, CaseIterable, Sendable {
    case `in`
    case out
    case inOut = "in-out"
  }

  /// Makes one of Penner's curves.
  public init(_ family: Family, _ direction: Direction) {
    curve = .penner(family, direction)
  }

  init(curve: Curve) {
    self.curve = curve
  }

  /// Makes a cubic Bezier from (0, 0) to (1, 1) with two control points, of which x is clamped to 0...1.
  ///
  /// Numbers that are not finite are taken as 0.
  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
    Easing(curve: .cubicBezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// The numbers x1, y1, x2, y2 of a cubic Bezier; nil for other curves.
  public var controlPoints: [Double]? {
    guard case .cubicBezier(let bezier) = curve else { return nil }
    return [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
  }

  /// As far as the time.
  public static let linear = Easing(curve: .linear)
  /// Begins gently and ends more gently: the Bezier (0.25, 0.1, 0.25, 1).
  public static let ease = cubicBezier(0.25, 0.1, 0.25, 1)
  /// Begins gently: the Bezier (0.42, 0, 1, 1).
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)
  /// Ends gently: the Bezier (0, 0, 0.58, 1).
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)
  /// Begins and ends gently: the Bezier (0.42, 0, 0.58, 1).
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// How far the motion is at a progress through its time; exactly 0 and 1 at the ends and beyond them.
  ///
  /// In between, `back`, `elastic` and some Beziers leave 0...1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return switch curve {
    case .linear: progress
    case .penner(let family, let direction): family.point(at: progress, direction).value
    case .cubicBezier(let bezier): bezier.value(at: progress)
    }
  }

  /// The steepest slope that is told apart from a vertical one.
  public static let steepestSlope = 1e6

  /// The derivative of the value by the progress, 0 outside 0...1, that of the inside at the ends.
  ///
  /// Where a curve is vertical, as `circ-out` at its beginning, it is ±`steepestSlope`.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let slope =
      switch curve {
      case .linear: 1.0
      case .penner(let family, let direction): family.point(at: progress, direction).slope
      case .cubicBezier(let bezier): bezier.slope(at: progress)
      }
    return max(-Self.steepestSlope, min(Self.steepestSlope, slope))
  }
}
