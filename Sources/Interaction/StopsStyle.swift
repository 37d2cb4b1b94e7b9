import Geometry
import Motion

/// Places between rest and away at which a panel may stay; sheets call them detents.
public struct StopsStyle: Hashable, Sendable {
  /// The axis along which they lie.
  public var axis: Axis
  /// How far from the full rest each stop is.
  public var at: [Length]
  /// How much of the velocity counts where the nearest one is looked for, in seconds.
  public var lookAhead: Double

  /// The most stops that a style may have.
  static let most = 16
}

extension StopsStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["axis", "at", "lookAhead", "decelerationRate"])
    axis = try fields.choice("axis")
    at = try fields.value("at")
    guard (1...Self.most).contains(at.count) else {
      throw fields.error("at", "has \(at.count) stops, expected 1 to \(Self.most)")
    }
    lookAhead = try fields.lookAhead()
  }
}

extension Fields {
  /// How much of a velocity counts, in seconds: given as such, or as a deceleration rate.
  func lookAhead() throws -> Double {
    guard contains("decelerationRate") else { return try number("lookAhead", in: 0...60, default: 0) }
    guard !contains("lookAhead") else {
      throw error("decelerationRate", "stands beside lookAhead; expected one of them")
    }
    return DecelerationRate(try number("decelerationRate", in: 0...0.9999)).lookAhead
  }
}
