/// A length of time, in whole nanoseconds.
public struct Span: Hashable, Comparable, Sendable {
  /// The length in nanoseconds.
  public var nanoseconds: Int64

  /// Makes a span from nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Makes a span from seconds, rounded to the nearest nanosecond.
  ///
  /// Values beyond ±9.2e9 seconds, and those that are not numbers, are clamped to that range or to zero.
  public static func seconds(_ seconds: Double) -> Span {
    guard !seconds.isNaN else { return .zero }
    return Span(nanoseconds: Int64((max(-9.2e9, min(9.2e9, seconds)) * 1e9).rounded()))
  }

  /// Makes a span from milliseconds.
  public static func milliseconds(_ milliseconds: Int64) -> Span {
    Span(nanoseconds: milliseconds * 1_000_000)
  }

  /// No time at all.
  public static let zero = Span(nanoseconds: 0)

  /// The length in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the left one is shorter.
  public static func < (a: Span, b: Span) -> Bool { a.nanoseconds < b.nanoseconds }
  /// Both lengths together.
  public static func + (a: Span, b: Span) -> Span { Span(nanoseconds: a.nanoseconds + b.nanoseconds) }
  /// The left length less the right one.
  public static func - (a: Span, b: Span) -> Span { Span(nanoseconds: a.nanoseconds - b.nanoseconds) }
}
