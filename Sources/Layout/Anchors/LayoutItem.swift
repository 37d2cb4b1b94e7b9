import Geometry

/// A rectangle that a solver places: a panel, a label, a button.
public struct LayoutItem: Anchored, Sendable {
  /// The left edge, as the solver reports it.
  public let x: Variable
  /// The upper edge, as the solver reports it.
  public let y: Variable
  /// The width, as the solver reports it.
  public let w: Variable
  /// The height, as the solver reports it.
  public let h: Variable
  /// Which side leads.
  public let direction: LayoutDirection
  /// How far the first line's baseline lies below the upper edge, in points.
  public let ascent: Double

  /// Makes an item with four variables; it is never of negative size.
  public init(
    _ name: String, in solver: inout Solver, direction: LayoutDirection = .leftToRight, ascent: Double = 0
  ) throws(SolverError) {
    x = solver.variable(name + ".left")
    y = solver.variable(name + ".top")
    w = solver.variable(name + ".width")
    h = solver.variable(name + ".height")
    self.direction = direction
    self.ascent = ascent
    try solver.add([w >= 0, h >= 0])
  }

  /// The distance from the window's left edge, in points.
  public var left: Expression { x.expression }
  /// The distance from the window's upper edge, in points.
  public var top: Expression { y.expression }
  /// The length from left to right, in points.
  public var width: Expression { w.expression }
  /// The length from top to bottom, in points.
  public var height: Expression { h.expression }
  /// The distance from the window's left edge, in points.
  public var right: Expression { x + w }
  /// The distance from the window's upper edge, in points.
  public var bottom: Expression { y + h }

  /// The baseline of the first line of text.
  public var firstBaseline: Expression { y + ascent }
}

extension Solver {
  /// Where an item lies after the last update, in points.
  public func frame(of item: LayoutItem) -> Rect {
    Rect(x: self[item.x], y: self[item.y], width: self[item.w], height: self[item.h])
  }
}
