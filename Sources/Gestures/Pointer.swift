import Geometry
import Motion

/// The kind of device behind a pointer.
public enum PointerDevice: String, Hashable, Codable, CaseIterable, Sendable {
  case mouse
  case touch
  case pen
}

/// A pointer goes down.
public struct PointerDown: Hashable, Sendable {
  /// Tells pointers that are down at the same time apart.
  public var id: Int
  /// Where, in window space.
  public var position: Point
  /// The kind of device that points.
  public var device: PointerDevice
  /// The mouse button, 1 for the primary one; ignored for touch and pen.
  public var button: Int
  /// The device's own time, where it differs from the time at which the event is applied.
  public var stamp: Instant?
  /// The control that was hit, or nil.
  public var target: String?

  /// Makes a press from its parts.
  public init(
    id: Int, position: Point, device: PointerDevice = .touch, button: Int = 1, stamp: Instant? = nil,
    target: String? = nil
  ) {
    self.id = id
    self.position = position
    self.device = device
    self.button = button
    self.stamp = stamp
    self.target = target
  }
}

/// A pointer that is down moves or is lifted.
public struct PointerMove: Hashable, Sendable {
  /// The `id` of the press.
  public var id: Int
  /// Where, in window space.
  public var position: Point
  /// The device's own time, where it differs from the time at which the event is applied.
  public var stamp: Instant?

  /// Makes a movement from its parts.
  public init(id: Int, position: Point, stamp: Instant? = nil) {
    self.id = id
    self.position = position
    self.stamp = stamp
  }
}
