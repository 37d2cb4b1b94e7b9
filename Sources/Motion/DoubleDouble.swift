/// A number of about 106 bits: the sum of a Double and of a far smaller one.
///
/// Products are split by Veltkamp's method and sums by Knuth's and Dekker's (T. J. Dekker, "A floating-point
/// technique for extending the available precision", 1971), so nothing depends on a fused multiplication.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  var value: Double { high + low }

  /// The exact sum of two numbers of any size.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    let part = s - a
    return DoubleDouble(s, (a - (s - part)) + (b - part))
  }

  /// The exact sum of two numbers of which the first is the larger.
  static func sum(larger a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    return DoubleDouble(s, b - (s - a))
  }

  /// The exact product of two numbers below 2^990.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aTop, aRest) = halves(of: a)
    let (bTop, bRest) = halves(of: b)
    let p = a * b
    return DoubleDouble(p, ((aTop * bTop - p) + aTop * bRest + aRest * bTop) + aRest * bRest)
  }

  private static func halves(of a: Double) -> (top: Double, rest: Double) {
    let shifted = 134_217_729 * a
    let top = shifted - (shifted - a)
    return (top, a - top)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let s = sum(a.high, b.high)
    return sum(larger: s.high, s.low + a.low + b.low)
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let p = product(a.high, b.high)
    return sum(larger: p.high, p.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    let back = product(quotient, b.high)
    let rest = (a.high - back.high) - back.low + a.low - quotient * b.low
    return sum(larger: quotient, rest / b.high)
  }
}
