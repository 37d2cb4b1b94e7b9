/// A cubic Bezier from (0, 0) to (1, 1) whose x grows with its parameter.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = max(0, min(1, finite(x1)))
    self.y1 = finite(y1)
    self.x2 = max(0, min(1, finite(x2)))
    self.y2 = finite(y2)
  }

  func value(at x: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The quotient of the two derivatives by the parameter, or its limit where both vanish at an end.
  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(x1, x2, at: t)
    let dy = Self.derivative(y1, y2, at: t)
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy > 0 ? .infinity : -.infinity }
    let (rise, run) = t < 0.5 ? (y2, x2) : (1 - y1, 1 - x1)
    if run > 0 { return rise / run }
    return rise == 0 ? 1 : rise > 0 ? .infinity : -.infinity
  }

  /// The parameter at which x is reached: Newton's steps within a bracket that halves where they leave it.
  private func parameter(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<128 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let step = t - error / Self.derivative(x1, x2, at: t)
      let next = step > low && step < high ? step : (low + high) / 2
      if (next - t).magnitude <= 2 * t.ulp { return next }
      t = next
    }
    return t
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return t * (3 * u * (u * p1 + t * p2) + t * t)
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * (u * p1 + 2 * t * (p2 - p1)) + t * t * (1 - p2))
  }
}
