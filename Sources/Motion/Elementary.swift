/// The elementary functions, to within one unit in the last place and with the same bits on every processor.
///
/// The standard library has none, and the C library's differ between processors; these use only the four
/// operations and the square root that IEEE 754 fixes to the last bit.
public enum Elementary {
  /// e raised to a power; `infinity` above 709.78, 0 below -745.13.
  public static func exp(_ x: Double) -> Double {
    exp(DoubleDouble(x))
  }

  /// e raised to a power, less 1, precise also near 0.
  public static func expm1(_ x: Double) -> Double {
    if x.isNaN || x == 0 { return x }
    if x > 709 { return exp(x) }
    if x < -40 { return -1 }
    let (power, k) = exponential(DoubleDouble(x))
    let scale = Double(sign: .plus, exponent: k, significand: 1)
    let difference = DoubleDouble.sum(power.high * scale, -1)
    return difference.high + (difference.low + power.low * scale)
  }

  /// The natural logarithm; not a number below 0.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    return preciseLog(x).value
  }

  /// A number raised to a power, with the special cases of IEEE 754's `pow`.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isInteger = exponent.rounded() == exponent
    let isOdd = isInteger && exponent.magnitude < 9_007_199_254_740_992 && Int64(exponent) & 1 != 0
    if base < 0 && base.isFinite && exponent.isFinite && !isInteger { return .nan }
    let size = powerOfMagnitude(base.magnitude, exponent)
    return base.sign == .minus && isOdd ? -size : size
  }

  private static func powerOfMagnitude(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 { return 1 }
    if base == 0 || base.isInfinite || exponent.isInfinite {
      return (base > 1) == (exponent > 0) ? .infinity : 0
    }
    let logarithm = preciseLog(base)
    let estimate = exponent * logarithm.high
    guard estimate.magnitude < 800 else { return estimate > 0 ? .infinity : 0 }
    return exp(DoubleDouble(exponent) * logarithm)
  }
}

extension Elementary {
  /// ln 2 in a part of 41 bits, whose product with an exponent is exact, and the rest.
  private static let ln2Top = 0x1.62e42fefa3p-1
  private static let ln2Rest = 0x1.3de6af278ece6p-42

  private static func exp(_ x: DoubleDouble) -> Double {
    if x.high.isNaN { return .nan }
    if x.high > 709.79 { return .infinity }
    if x.high < -745.14 { return 0 }
    let (power, k) = exponential(x)
    return scaled(power.value, byPowerOfTwo: k)
  }

  /// e^x = 2^k e^r with |r| at most ln 2 / 2, and e^r by its Taylor series.
  private static func exponential(_ x: DoubleDouble) -> (power: DoubleDouble, k: Int) {
    let k = (x.high * 1.4426950408889634).rounded()
    let rest = DoubleDouble.product(k, ln2Rest)
    let reduced = DoubleDouble.sum(x.high - k * ln2Top, -rest.high)
    let r = DoubleDouble.sum(larger: reduced.high, reduced.low + x.low - rest.low)

    let square = DoubleDouble.product(r.high, r.high)
    let first = DoubleDouble.sum(larger: 1, r.high)
    let second = DoubleDouble.sum(larger: first.high, square.high / 2)
    let tail = r.high * square.high * exponentialTail(r.high)
    let low = first.low + (second.low + square.low / 2 + tail + r.low * second.high)
    return (DoubleDouble(second.high, low), Int(k))
  }

  /// The sum of r^n / (n + 3)! over all n, for |r| at most 0.35.
  private static func exponentialTail(_ r: Double) -> Double {
    var sum = 0.0
    for factor in stride(from: 16.0, through: 4.0, by: -1) {
      sum = (sum * r + 1) / factor
    }
    return (sum * r + 1) / 6
  }

  private static func scaled(_ x: Double, byPowerOfTwo k: Int) -> Double {
    switch k {
    case 1023...: x * 0x1p1023 * Double(sign: .plus, exponent: k - 1023, significand: 1)
    case ..<(-1022): x * Double(sign: .plus, exponent: k + 600, significand: 1) * 0x1p-600
    default: x * Double(sign: .plus, exponent: k, significand: 1)
    }
  }

  /// The reciprocals of 3, 5 and 7, for the terms of the logarithm that need more than a Double.
  private static let third = DoubleDouble(1) / DoubleDouble(3)
  private static let fifth = DoubleDouble(1) / DoubleDouble(5)
  private static let seventh = DoubleDouble(1) / DoubleDouble(7)

  /// The logarithm of a positive finite number to about 100 bits: x = 2^k * m with m near 1, and
  /// ln m = 2 artanh s for s = (m - 1) / (m + 1), by its Taylor series.
  private static func preciseLog(_ x: Double) -> DoubleDouble {
    var m = x.significand
    var k = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      k += 1
    }
    let s = DoubleDouble(m - 1) / DoubleDouble.sum(m, 1)
    let z = s * s
    var tail = 0.0
    for divisor in stride(from: 29.0, through: 9.0, by: -2) {
      tail = tail * z.high + 1 / divisor
    }
    var sum = seventh + DoubleDouble(z.high * tail)
    sum = fifth + z * sum
    sum = third + z * sum
    let twice = DoubleDouble(2 * s.high, 2 * s.low)
    let mantissa = twice + twice * (z * sum)
    return DoubleDouble(k * ln2Top) + (DoubleDouble.product(k, ln2Rest) + mantissa)
  }
}
