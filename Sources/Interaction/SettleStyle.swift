import Geometry
import Motion

/// A panel's way from where it is to where it belongs: presenting, restoring or dismissing.
public struct SettleStyle: Hashable, Sendable {
  /// A channel's own part of the settle's duration.
  public struct Window: Hashable, Sendable {
    /// Where the part begins and ends, as shares of the settle's duration, in 0...1.
    public var during: [Double]
    /// The curve along which the channel runs in its part.
    public var easing: Easing
  }

  /// How everything without a part of its own runs.
  public var motion: SettleMotion
  /// Channels that run along a curve of their own in a part of the duration.
  public var windows: [Channel: Window]

  /// The longest settle, in seconds: a dismissal and a presentation that waited for it fit into the 10 seconds in
  /// which everything comes to rest.
  public static let longest = Limits.settleLength
}

extension SettleStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["motion", "windows"])
    motion = try fields.value("motion")
    let named: ByChannel<Window> = try fields.value("windows", default: ByChannel([:]))
    windows = named.values
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    try container.encode(motion, forKey: .init("motion"))
    if !windows.isEmpty { try container.encode(ByChannel(windows), forKey: .init("windows")) }
  }
}

extension SettleStyle.Window: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["during", "easing"])
    during = try fields.numbers("during", count: 2)
    guard during[0] >= 0, during[1] <= 1, during[0] < during[1] else {
      throw fields.error("during", "expected two rising shares of the duration in 0 to 1")
    }
    easing = try fields.value("easing", default: .linear)
  }
}
