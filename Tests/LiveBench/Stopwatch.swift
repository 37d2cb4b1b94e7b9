/// Measures spans of real time.
enum Stopwatch {
  static let clock = ContinuousClock()

  /// The seconds from a moment until now.
  static func seconds(since start: ContinuousClock.Instant) -> Double {
    let span = start.duration(to: clock.now).components
    return Double(span.seconds) + Double(span.attoseconds) * 1e-18
  }

  /// The seconds that a piece of work takes.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = clock.now
    try work()
    return seconds(since: start)
  }

  /// The middle one of some values; of none, not a number.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
