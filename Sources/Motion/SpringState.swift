/// Where a motion is and how fast it goes, in units and in units per second.
public struct SpringState: Hashable, Sendable {
  /// Where it is.
  public var value: Double
  /// How fast it goes.
  public var velocity: Double

  /// Makes a state from its two numbers.
  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}
