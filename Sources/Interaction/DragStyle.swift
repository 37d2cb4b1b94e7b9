import Geometry

/// How a panel follows the pointer.
public struct DragStyle: Hashable, Sendable {
  /// The axis that must dominate before a drag begins, or nil for any.
  public var axis: Axis?
  /// How far the pointer moves before the drag begins, in points.
  public var slop: Double
  /// How far the panel moves for each point of the drag's translation, across and down.
  public var move: Vector
  /// The least translation that counts, in points; nil for none.
  public var minimum: PartialVector
  /// The greatest translation that counts, in points; nil for none.
  public var maximum: PartialVector
  /// How much of a way beyond the limits is shown, as a rubber band's coefficient; 0 stops at the limits.
  public var overdrag: Double
  /// The channels that the drag drives.
  public var ramps: [Channel: Ramp]
  /// What runs once when a drag begins, on channels that it does not drive.
  public var onBegin: [Channel: TimedStep]

  /// A limit for each axis that has one.
  public struct PartialVector: Hashable, Sendable {
    /// The limit across, in points.
    public var dx: Double?
    /// The limit down, in points.
    public var dy: Double?

    subscript(axis: Axis) -> Double? { axis == .horizontal ? dx : dy }
  }

  /// The axes along which the panel follows the hand, the one across first.
  public var axes: [Axis] {
    Axis.allCases.filter { move[$0] != 0 && (axis ?? $0) == $0 }
  }

  /// The translation along an axis within the style's limits, widened so that `start` lies inside.
  func limited(_ translation: Double, along axis: Axis, from start: Double) -> Double {
    var limited = translation
    if let least = minimum[axis] { limited = max(limited, min(least, start)) }
    if let most = maximum[axis] { limited = min(limited, max(most, start)) }
    return limited
  }
}

extension DragStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(
      of: decoder, allowing: ["axis", "slop", "move", "minimum", "maximum", "overdrag", "ramps", "onBegin"])
    axis = fields.contains("axis") ? try fields.choice("axis") : nil
    slop = try fields.number("slop", in: 0...1000)
    let move = try fields.numbers("move", count: 2)
    self.move = Vector(dx: move[0], dy: move[1])
    minimum = try fields.value("minimum", default: PartialVector())
    maximum = try fields.value("maximum", default: PartialVector())
    overdrag = try fields.number("overdrag", in: 0...1, default: 0)
    let named: ByChannel<Ramp> = try fields.value("ramps", default: ByChannel([:]))
    ramps = named.values
    let steps: ByChannel<TimedStep> = try fields.value("onBegin", default: ByChannel([:]))
    onBegin = steps.values
    if let channel = Channel.styled.first(where: { ramps[$0] != nil && onBegin[$0] != nil }) {
      throw fields.error("onBegin", "\(channel.name) has a ramp, expected one or the other")
    }
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    if let axis { try container.encode(axis, forKey: .init("axis")) }
    try container.encode(slop, forKey: .init("slop"))
    try container.encode([move.dx, move.dy], forKey: .init("move"))
    if minimum != PartialVector() { try container.encode(minimum, forKey: .init("minimum")) }
    if maximum != PartialVector() { try container.encode(maximum, forKey: .init("maximum")) }
    if overdrag != 0 { try container.encode(overdrag, forKey: .init("overdrag")) }
    if !ramps.isEmpty { try container.encode(ByChannel(ramps), forKey: .init("ramps")) }
    if !onBegin.isEmpty { try container.encode(ByChannel(onBegin), forKey: .init("onBegin")) }
  }
}

extension DragStyle.PartialVector: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["dx", "dy"])
    dx = fields.contains("dx") ? try fields.number("dx", in: Fields.sensible) : nil
    dy = fields.contains("dy") ? try fields.number("dy", in: Fields.sensible) : nil
  }
}
