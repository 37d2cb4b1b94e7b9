import Geometry
import Motion

/// One comparison of a release rule: a place, a speed, or a place some time ahead, against a threshold.
public struct Clause: Hashable, Sendable {
  /// What is measured.
  public enum Quantity: String, Hashable, Codable, CaseIterable, Sendable {
    /// The drag's translation plus `lookAhead` seconds of its velocity, in points.
    case position
    /// The pointer's velocity, in points per second.
    case velocity
  }

  /// How the measure must stand to the threshold.
  public enum Comparison: String, Hashable, CaseIterable, Sendable {
    /// Strictly greater.
    case over
    /// Greater or equal.
    case atLeast
  }

  /// The axis that is measured.
  public var axis: Axis
  /// What is measured along it.
  public var quantity: Quantity
  /// How much of the velocity counts, in seconds.
  public var lookAhead: Double
  /// Whether place and speed count without their signs.
  public var isAbsolute: Bool
  /// How the measure must stand to the threshold.
  public var comparison: Comparison
  /// What the measure is compared with; points, or points per second for a velocity.
  public var threshold: Length

  /// Makes a clause that holds for what is measured along an axis over a threshold.
  public init(
    _ axis: Axis, _ quantity: Quantity = .position, lookAhead: Double = 0, isAbsolute: Bool = false,
    over threshold: Length
  ) {
    self.axis = axis
    self.quantity = quantity
    self.lookAhead = lookAhead
    self.isAbsolute = isAbsolute
    self.threshold = threshold
    comparison = .over
  }

  /// The number that is compared, in points or points per second.
  func measure(translation: Vector, velocity: Vector) -> Double {
    let position = isAbsolute ? abs(translation[axis]) : translation[axis]
    let speed = isAbsolute ? abs(velocity[axis]) : velocity[axis]
    return quantity == .velocity ? speed : position + lookAhead * speed
  }

  /// Whether a measure satisfies the clause, in a window of a size.
  func holds(_ measure: Double, in window: Size) -> Bool {
    let limit = threshold.points(in: window)
    return comparison == .over ? measure > limit : measure >= limit
  }
}

extension Clause: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(
      of: decoder,
      allowing: ["axis", "of", "lookAhead", "decelerationRate", "absolute", "over", "atLeast"])
    axis = try fields.choice("axis")
    quantity = try fields.choice("of", default: .position)
    isAbsolute = try fields.value("absolute", default: false)
    lookAhead = try fields.lookAhead()
    if quantity == .velocity, lookAhead != 0 {
      throw fields.error("of", "a velocity has no lookAhead; expected \"position\"")
    }
    switch (fields.contains("over"), fields.contains("atLeast")) {
    case (true, false): comparison = .over
    case (false, true): comparison = .atLeast
    default: throw fields.error("over", "expected exactly one of over and atLeast")
    }
    threshold = try fields.value(comparison.rawValue)
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    try container.encode(axis, forKey: .init("axis"))
    if quantity != .position { try container.encode(quantity, forKey: .init("of")) }
    if lookAhead != 0 { try container.encode(lookAhead, forKey: .init("lookAhead")) }
    if isAbsolute { try container.encode(true, forKey: .init("absolute")) }
    try container.encode(threshold, forKey: .init(comparison.rawValue))
  }
}

extension [Clause] {
  /// The axis that decides over a drag: theirs, or where they measure both, the one along which it went farther.
  package func decidingAxis(reach: Vector) -> Axis {
    let axes = Set(map(\.axis))
    guard axes.count > 1 else { return axes.first ?? .vertical }
    return abs(reach.dx) > abs(reach.dy) ? .horizontal : .vertical
  }
}
