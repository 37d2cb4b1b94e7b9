/// The part of its velocity that a coasting content keeps in a millisecond.
public struct DecelerationRate: Hashable, Sendable {
  /// The kept part, in 0..<1.
  public let perMillisecond: Double

  /// Makes a rate from the kept part, which is clamped to 0...0.99999.
  public init(_ perMillisecond: Double) {
    self.perMillisecond = perMillisecond > 0 ? min(0.99999, perMillisecond) : 0
  }

  /// UIKit's rate for scroll views.
  public static let normal = DecelerationRate(0.998)
  /// UIKit's rate for paged content.
  public static let fast = DecelerationRate(0.99)

  /// The time in seconds by which a velocity is multiplied to find where the content comes to rest.
  ///
  /// 0.001 r / (1 - r): the sum of the velocities of all milliseconds to come (Apple, "Designing Fluid
  /// Interfaces", WWDC 2018).
  public var lookAhead: Double { 0.001 * perMillisecond / (1 - perMillisecond) }

  /// The way to the point of rest, in points, for a velocity in points per second.
  public func projectedDistance(velocity: Double) -> Double { velocity * lookAhead }
}
