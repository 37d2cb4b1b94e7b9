import Geometry

/// A step of two fingers that move apart or together.
public struct Pinch: Hashable, Sendable {
  /// The middle between the fingers, in window space.
  public var position: Point
  /// The distance between the fingers over that at the beginning.
  public var scale: Double
  /// Where in its gesture the step stands.
  public var phase: GesturePhase

  /// Makes a step from its parts.
  public init(position: Point, scale: Double, phase: GesturePhase) {
    self.position = position
    self.scale = scale
    self.phase = phase
  }
}
