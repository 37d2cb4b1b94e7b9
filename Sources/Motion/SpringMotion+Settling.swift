extension SpringMotion {
  /// The last time at which the displacement is larger than a tolerance, or 0.
  func settlingTime(tolerance: Double) -> Double {
    let size = displacement.magnitude + velocity.magnitude / squareFrequency.squareRoot()
    guard size > 0, size.isFinite else { return 0 }
    let limit = max(size * 1e-12, tolerance.isNaN ? 0 : tolerance)
    let (start, end) = swing.map { lastSwing(swing: $0, above: limit) } ?? lastCreep(above: limit)
    guard distance(at: start) > limit else { return 0 }
    return crossing(of: limit, from: start, to: end)
  }

  private func distance(at seconds: Double) -> Double {
    seconds > 0 ? state(at: seconds).value.magnitude : displacement.magnitude
  }

  /// The last turning point above a limit, and the one after it; between them the displacement only falls,
  /// goes through 0 and stays below the limit.
  private func lastSwing(swing: Double, above limit: Double) -> (start: Double, end: Double) {
    let half = Double.pi / swing
    let first = firstTurn(swing: swing, half: half)
    let height = distance(at: first)
    guard height > limit else { return (0, first) }
    // Each turning point is lower by the same factor; the count may be off by one where the heights touch the limit.
    let count = (Elementary.log(height / limit) / (decay * half)).rounded(.down)
    func turn(_ number: Double) -> Double { first + max(0, number) * half }
    if distance(at: turn(count)) <= limit { return (turn(count - 1), turn(count)) }
    if distance(at: turn(count + 1)) > limit { return (turn(count + 1), turn(count + 2)) }
    return (turn(count), turn(count + 1))
  }

  /// The first time after 0 at which the velocity changes its sign, by bisection: each half period has one.
  private func firstTurn(swing: Double, half: Double) -> Double {
    guard velocity != 0 else { return half }
    return Bisection.lastTrue(from: 0, to: half) { time in
      (undampedVelocity(at: time, swing: swing) > 0) == (velocity > 0)
    }
  }

  /// From critical damping on there is at most one turning point; behind it the displacement only falls.
  private func lastCreep(above limit: Double) -> (start: Double, end: Double) {
    let turn = onlyTurn()
    if let turn, distance(at: turn) <= limit { return (0, turn) }
    let start = turn ?? 0
    var end = start + 1 / decay
    while distance(at: end) > limit { end = start + 2 * (end - start) }
    return (start, end)
  }

  /// tanh(b t) / b = v0 / (g v0 + w^2 x0) where the velocity vanishes.
  private func onlyTurn() -> Double? {
    let ratio = velocity / (decay * velocity + squareFrequency * displacement)
    let rate = (decay * decay - squareFrequency).squareRoot()
    guard ratio > 0, ratio.isFinite, ratio * rate < 1 else { return nil }
    guard ratio * rate > 1e-8 else { return ratio }
    return Elementary.log((1 + ratio * rate) / (1 - ratio * rate)) / (2 * rate)
  }

  private func crossing(of limit: Double, from start: Double, to end: Double) -> Double {
    Bisection.lastTrue(from: start, to: end) { distance(at: $0) > limit }
  }
}
