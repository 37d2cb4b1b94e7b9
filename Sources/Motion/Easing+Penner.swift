extension Easing.Family {
  /// A value of a curve and its derivative.
  struct CurvePoint {
    var value: Double
    var slope: Double
  }

  /// The formula of a direction: `out` is `in` turned by half a turn, `in-out` is both at half the size.
  func point(at progress: Double, _ direction: Easing.Direction) -> CurvePoint {
    switch direction {
    case .in:
      return easeIn(progress, isHalf: false)
    case .out:
      let point = easeIn(1 - progress, isHalf: false)
      return CurvePoint(value: 1 - point.value, slope: point.slope)
    case .inOut where progress < 0.5:
      let point = easeIn(2 * progress, isHalf: true)
      return CurvePoint(value: point.value / 2, slope: point.slope)
    case .inOut:
      let point = easeIn(2 - 2 * progress, isHalf: true)
      return CurvePoint(value: 1 - point.value / 2, slope: point.slope)
    }
  }

  /// The `in` form; `isHalf` where it is one half of an `in-out`, for which two families have other constants.
  private func easeIn(_ p: Double, isHalf: Bool) -> CurvePoint {
    switch self {
    case .quad: CurvePoint(value: p * p, slope: 2 * p)
    case .cubic: CurvePoint(value: p * p * p, slope: 3 * p * p)
    case .quart: CurvePoint(value: p * p * p * p, slope: 4 * p * p * p)
    case .quint: CurvePoint(value: p * p * p * p * p, slope: 5 * p * p * p * p)
    case .sine: Self.sine(p)
    case .expo: Self.exponential(p)
    case .circ: Self.circular(p)
    case .back: Self.back(p, overshoot: isHalf ? 1.70158 * 1.525 : 1.70158)
    case .elastic: Self.elastic(p, period: isHalf ? 0.45 : 0.3)
    case .bounce: Self.bounce(p)
    }
  }

  private static func sine(_ p: Double) -> CurvePoint {
    let (sine, cosine) = Elementary.sineAndCosine(p * .pi / 2)
    return CurvePoint(value: 1 - cosine, slope: .pi / 2 * sine)
  }

  private static let ln2 = 0.6931471805599453

  private static func exponential(_ p: Double) -> CurvePoint {
    let value = Elementary.pow(2, 10 * (p - 1))
    return CurvePoint(value: value, slope: 10 * ln2 * value)
  }

  private static func circular(_ p: Double) -> CurvePoint {
    let rest = ((1 - p) * (1 + p)).squareRoot()
    return CurvePoint(value: 1 - rest, slope: p / rest)
  }

  private static func back(_ p: Double, overshoot s: Double) -> CurvePoint {
    CurvePoint(value: p * p * ((s + 1) * p - s), slope: p * (3 * (s + 1) * p - 2 * s))
  }

  private static func elastic(_ p: Double, period: Double) -> CurvePoint {
    let envelope = -Elementary.pow(2, 10 * (p - 1))
    let frequency = 2 * Double.pi / period
    let (sine, cosine) = Elementary.sineAndCosine((p - 1 - period / 4) * frequency)
    return CurvePoint(value: envelope * sine, slope: envelope * (10 * ln2 * sine + frequency * cosine))
  }

  /// Four parabolas, the last of which ends at the top.
  private static func bounce(_ p: Double) -> CurvePoint {
    let q = 1 - p
    let (middle, floor) =
      switch q {
      case ..<(1 / 2.75): (0.0, 0.0)
      case ..<(2 / 2.75): (1.5 / 2.75, 0.75)
      case ..<(2.5 / 2.75): (2.25 / 2.75, 0.9375)
      default: (2.625 / 2.75, 0.984375)
      }
    let d = q - middle
    return CurvePoint(value: 1 - (7.5625 * d * d + floor), slope: 15.125 * d)
  }
}
