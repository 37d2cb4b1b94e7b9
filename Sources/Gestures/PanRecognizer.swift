import Geometry

/// Tells a drag from a tap: one pointer, a slop, and an axis that must dominate where there is one.
///
/// The slop is taken off once, along the direction of the movement that began the drag, so that nothing jumps.
public struct PanRecognizer: Hashable, Sendable {
  /// What a movement of the pointer means.
  public enum Change: Hashable, Sendable {
    /// Nothing yet.
    case possible
    /// The drag begins; its translation is the pointer less this place.
    case began(origin: Point)
    /// The drag goes on.
    case changed
  }

  /// The pointer that owns the gesture.
  public let id: Int
  /// Where it went down.
  public let press: Point
  /// How far it must move before the drag begins, in points.
  public let slop: Double
  /// The axis along which it must move, or nil for any.
  public let axis: Axis?
  /// From where the movement that may begin the drag is measured.
  private var start: Point
  /// Whether the drag has begun.
  public private(set) var hasBegun = false
  /// Whether the pointer has stayed near the press, so that lifting it now is a tap.
  public private(set) var isTap = true

  /// How far a pointer may stray and still tap, in points; UIKit's own allowance.
  public static let tapAllowance = 10.0

  /// Starts to watch a pointer that went down.
  public init(id: Int, press: Point, slop: Double, axis: Axis?) {
    self.id = id
    self.press = press
    start = press
    self.slop = slop
    self.axis = axis
  }

  /// Takes a movement of the pointer.
  ///
  /// A movement across the axis begins nothing, and what follows it is measured from where it went: otherwise the
  /// first movement along the axis would jump by all that had gone astray before.
  public mutating func move(to position: Point) -> Change {
    if hasBegun { return .changed }
    if (position - press).length > Self.tapAllowance { isTap = false }
    let moved = position - start
    guard let direction = direction(of: moved) else {
      if axis != nil, moved.length > slop { start = position }
      return .possible
    }
    hasBegun = true
    isTap = false
    return .began(origin: start + direction * slop)
  }

  /// The unit vector along which a movement begins the drag, or nil while it does not.
  private func direction(of moved: Vector) -> Vector? {
    guard let axis else {
      let length = moved.length
      return length > slop ? moved * (1 / length) : nil
    }
    let along = moved[axis]
    let across = axis == .vertical ? moved.dx : moved.dy
    guard abs(along) > slop, abs(along) > abs(across) else { return nil }
    var direction = Vector.zero
    direction[axis] = along < 0 ? -1 : 1
    return direction
  }
}
