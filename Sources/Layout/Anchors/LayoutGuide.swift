import Geometry

/// A rectangle that other things are laid out by, made of their edges: it takes no variables of its own.
public struct LayoutGuide: Anchored, Sendable {
  /// The distance from the window's left edge, in points.
  public let left: Expression
  /// The distance from the window's upper edge, in points.
  public let top: Expression
  /// The distance from the window's left edge, in points.
  public let right: Expression
  /// The distance from the window's upper edge, in points.
  public let bottom: Expression
  /// Which side leads.
  public let direction: LayoutDirection

  /// Makes a guide from its four edges.
  public init(
    left: Expression, top: Expression, right: Expression, bottom: Expression,
    direction: LayoutDirection = .leftToRight
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.direction = direction
  }

  /// The length from left to right, in points.
  public var width: Expression { right - left }
  /// The length from top to bottom, in points.
  public var height: Expression { bottom - top }
}
