/// Halving of a bracket until no number lies between its ends.
enum Bisection {
  /// The last number for which a condition holds that is true at `start`, false at `end`, and changes once.
  static func lastTrue(from start: Double, to end: Double, where holds: (Double) -> Bool) -> Double {
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high, high - low > 1e-15 * high else { return low }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
