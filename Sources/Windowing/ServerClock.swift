import Motion

/// Maps the server's time stamps, milliseconds in 32 bits, to the monotonic clock.
package struct ServerClock {
  private var last: (stamp: UInt32, instant: Instant, arrival: Instant)?

  /// Makes a clock that has seen no stamp.
  package init() {}

  /// After so long without a stamp the clocks are matched anew: well before 32 bits of milliseconds wrap twice.
  private static let longestPause = Span.seconds(3600)

  /// The moment of a time stamp that arrives now; one that goes backward is taken as the last.
  ///
  /// The two clocks are matched once, at the first stamp. A server on this machine counts from the same zero, and is
  /// then matched exactly; for any other the first stamp is taken as the moment it arrived.
  package mutating func instant(of stamp: UInt32, now: Instant) -> Instant {
    guard let last, now - last.arrival < Self.longestPause else {
      let instant = Self.firstInstant(of: stamp, now: now)
      last = (stamp, instant, now)
      return instant
    }
    let step = Int32(bitPattern: stamp &- last.stamp)
    guard step > 0 else { return last.instant }
    let instant = last.instant + .milliseconds(Int64(step))
    self.last = (stamp, instant, now)
    return instant
  }

  private static func firstInstant(of stamp: UInt32, now: Instant) -> Instant {
    let milliseconds = now.nanoseconds / 1_000_000
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: milliseconds) &- stamp)
    // a busy machine may be a while late, and another server's count is hardly ever this near
    guard (0..<60_000).contains(age) else { return now }
    return Instant(nanoseconds: (milliseconds - Int64(age)) * 1_000_000)
  }
}
