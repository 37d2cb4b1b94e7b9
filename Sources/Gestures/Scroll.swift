import Geometry
import Motion

/// A step of a wheel or of a two-finger movement on a touchpad.
public struct Scroll: Hashable, Sendable {
  /// The kind of device that scrolls.
  public enum Device: String, Hashable, Codable, CaseIterable, Sendable {
    case touchpad
    case wheel
  }

  /// Where the pointer is, in window space.
  public var position: Point
  /// How far, in points, with the sign of a finger's movement: down is positive.
  public var delta: Vector
  /// The kind of device that scrolls.
  public var device: Device
  /// Where in its gesture the step stands; a wheel's steps have none.
  public var phase: GesturePhase?
  /// The device's own time, where it differs from the time at which the event is applied.
  public var stamp: Instant?

  /// Makes a step from its parts.
  public init(
    position: Point, delta: Vector, device: Device, phase: GesturePhase? = nil, stamp: Instant? = nil
  ) {
    self.position = position
    self.delta = delta
    self.device = device
    self.phase = phase
    self.stamp = stamp
  }
}

/// Where an event stands in its gesture.
public enum GesturePhase: String, Hashable, Codable, CaseIterable, Sendable {
  case begin
  case update
  case end
}
