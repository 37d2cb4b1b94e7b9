import Motion

/// A channel's run to a value in a time of its own.
public struct TimedStep: Hashable, Sendable {
  /// The value at the end.
  public var to: Double
  /// In seconds.
  public var duration: Double
  /// The curve of the run.
  public var easing: Easing
}

extension TimedStep: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["to", "duration", "easing"])
    to = try fields.number("to", in: Fields.sensible)
    duration = try fields.number("duration", in: 0...SettleStyle.longest, default: 0)
    easing = try fields.value("easing", default: .linear)
  }
}
