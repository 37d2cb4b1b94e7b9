extension Elementary {
  /// The sine of an angle in radians; not a number for infinite ones.
  public static func sin(_ x: Double) -> Double { sineAndCosine(x).sine }

  /// The cosine of an angle in radians; not a number for infinite ones.
  public static func cos(_ x: Double) -> Double { sineAndCosine(x).cosine }

  /// Both at once, for about the price of one.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let (quadrant, angle) = QuarterTurns.reduce(x)
    let sine = sine(of: angle)
    let cosine = cosine(of: angle)
    return switch quadrant {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The Taylor series up to pi/4, with the last bits of the angle carried in the first term.
  private static func sine(of angle: DoubleDouble) -> Double {
    let r = angle.high
    let z = r * r
    var sum = 0.0
    for n in stride(from: 20.0, through: 4.0, by: -2) {
      sum = (1 - z * sum) / (n * (n + 1))
    }
    let cube = r * z
    return r + (angle.low * (1 - z / 2) - cube * (1 - z * sum) / 6)
  }

  /// The Taylor series up to pi/4, with the square to double precision where it counts.
  private static func cosine(of angle: DoubleDouble) -> Double {
    let r = angle.high
    let square = DoubleDouble.product(r, r)
    let z = square.high
    var sum = 0.0
    for n in stride(from: 19.0, through: 5.0, by: -2) {
      sum = (1 - z * sum) / (n * (n + 1))
    }
    let first = DoubleDouble.sum(larger: 1, -z / 2)
    let low = first.low - square.low / 2 - r * angle.low + z * z * (1 - z * sum) / 24
    return first.high + low
  }
}
