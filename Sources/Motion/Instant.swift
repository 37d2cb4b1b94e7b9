/// A moment on a clock that the caller chooses, in whole nanoseconds, so that sums of times never drift.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's zero.
  public var nanoseconds: Int64

  /// Makes a moment from nanoseconds since the clock's zero.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Makes a moment from seconds since the clock's zero, rounded to the nearest nanosecond.
  ///
  /// Values beyond ±9.2e9 seconds, and those that are not numbers, are clamped to that range or to zero.
  public static func seconds(_ seconds: Double) -> Instant {
    Instant(nanoseconds: Span.seconds(seconds).nanoseconds)
  }

  /// The clock's zero.
  public static let zero = Instant(nanoseconds: 0)

  /// Seconds since the clock's zero.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the left one is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }

  /// The moment that follows after a span.
  public static func + (instant: Instant, span: Span) -> Instant {
    Instant(nanoseconds: saturatingSum(instant.nanoseconds, span.nanoseconds))
  }

  /// The moment a span earlier.
  public static func - (instant: Instant, span: Span) -> Instant {
    Instant(nanoseconds: saturatingSum(instant.nanoseconds, -span.nanoseconds))
  }

  /// The span from the right moment to the left one.
  public static func - (end: Instant, start: Instant) -> Span {
    Span(nanoseconds: saturatingSum(end.nanoseconds, -start.nanoseconds))
  }

  private static func saturatingSum(_ a: Int64, _ b: Int64) -> Int64 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    guard overflow else { return sum }
    return a < 0 ? .min + 1 : .max
  }
}
