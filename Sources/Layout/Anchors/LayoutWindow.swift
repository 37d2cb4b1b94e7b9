import Geometry

/// The window that everything lies in: its upper left corner is the origin, its size is edited.
public struct LayoutWindow: Anchored, Sendable {
  /// The width, an edit.
  public let w: Variable
  /// The height, an edit.
  public let h: Variable
  /// Which side leads.
  public let direction: LayoutDirection

  /// Makes a window of a size, in points, that yields to required constraints only.
  public init(
    _ size: Size, in solver: inout Solver, direction: LayoutDirection = .leftToRight
  ) throws(SolverError) {
    w = solver.variable("window.width")
    h = solver.variable("window.height")
    self.direction = direction
    try solver.addEdit(w, strength: .strong.weighted(Self.weight))
    try solver.addEdit(h, strength: .strong.weighted(Self.weight))
    try resize(to: size, in: &solver)
  }

  /// The window outweighs so many strong constraints that what is in it never changes its size.
  private static var weight: Double { 1000 }

  /// Suggests another size, in points; `update` lays it out.
  public func resize(to size: Size, in solver: inout Solver) throws(SolverError) {
    try solver.suggest(size.width, for: w)
    try solver.suggest(size.height, for: h)
  }

  /// The distance from the window's left edge, in points.
  public var left: Expression { 0 }
  /// The distance from the window's upper edge, in points.
  public var top: Expression { 0 }
  /// The distance from the window's left edge, in points.
  public var right: Expression { w.expression }
  /// The distance from the window's upper edge, in points.
  public var bottom: Expression { h.expression }
  /// The length from left to right, in points.
  public var width: Expression { w.expression }
  /// The length from top to bottom, in points.
  public var height: Expression { h.expression }
}
