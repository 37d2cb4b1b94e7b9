/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// What is multiplied.
  public var variable: Variable
  /// By how much.
  public var coefficient: Double

  /// Makes a term; the coefficient must be finite when the term reaches a solver.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
