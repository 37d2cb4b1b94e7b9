import Motion

/// How a settle runs in time.
public enum SettleMotion: Hashable, Sendable {
  /// Along an easing curve, over a duration in seconds.
  case curve(Easing, duration: Double)
  /// As a UIKit-style spring: done at `duration` seconds, `initialVelocity` in distances per second.
  case timedSpring(dampingRatio: Double, duration: Double, initialVelocity: Double)
  /// As a spring of a response in seconds and a damping ratio; it ends when it has come to rest.
  case spring(response: Double, dampingRatio: Double)
}

extension SettleMotion: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Fields.Key.self)
    if !keys.contains(.init("dampingRatio")) {
      let fields = try Fields(of: decoder, allowing: ["easing", "duration"])
      self = .curve(
        try fields.value("easing"), duration: try fields.number("duration", in: 0...SettleStyle.longest))
    } else if keys.contains(.init("response")) {
      let fields = try Fields(of: decoder, allowing: ["response", "dampingRatio"])
      self = .spring(
        response: try fields.number("response", in: 0.01...2),
        dampingRatio: try fields.number("dampingRatio", in: 0.1...5))
    } else {
      let fields = try Fields(of: decoder, allowing: ["dampingRatio", "duration", "initialVelocity"])
      self = .timedSpring(
        dampingRatio: try fields.number("dampingRatio", in: 0.01...1),
        duration: try fields.number("duration", in: 0.01...SettleStyle.longest),
        initialVelocity: try fields.number("initialVelocity", in: -1000...1000, default: 0))
    }
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    switch self {
    case .curve(let easing, let duration):
      try container.encode(easing, forKey: .init("easing"))
      try container.encode(duration, forKey: .init("duration"))
    case .timedSpring(let dampingRatio, let duration, let initialVelocity):
      try container.encode(dampingRatio, forKey: .init("dampingRatio"))
      try container.encode(duration, forKey: .init("duration"))
      try container.encode(initialVelocity, forKey: .init("initialVelocity"))
    case .spring(let response, let dampingRatio):
      try container.encode(response, forKey: .init("response"))
      try container.encode(dampingRatio, forKey: .init("dampingRatio"))
    }
  }
}
