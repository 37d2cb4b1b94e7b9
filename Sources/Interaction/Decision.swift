import Geometry

/// What a release came to, and every number that it came from.
public struct Decision: Hashable, Sendable {
  /// A clause of the style's rule, measured.
  public struct Finding: Hashable, Sendable {
    /// The clause, as the style has it.
    public let clause: Clause
    /// In points or points per second.
    public let measured: Double
    /// In the same unit.
    public let threshold: Double
    /// Whether the clause is satisfied.
    public let holds: Bool
  }

  /// The style's clauses in order.
  public let findings: [Finding]
  /// Whether the rule dismisses.
  public let dismisses: Bool
  /// The drag's translation as the rule measures it: unresisted, in points.
  public let translation: Vector
  /// The pointer's velocity, in points per second.
  public let velocity: Vector
  /// Where the translation would come to rest: `lookAhead` seconds of the velocity further on.
  public let projected: Vector

  /// Measures a release against a rule, in a window of a size.
  init(_ rule: ReleaseRule, translation: Vector, velocity: Vector, in window: Size) {
    let clauses = rule.clauses
    findings = clauses.map { clause in
      let measured = clause.measure(translation: translation, velocity: velocity)
      return Finding(
        clause: clause, measured: measured, threshold: clause.threshold.points(in: window),
        holds: clause.holds(measured, in: window))
    }
    dismisses = rule.dismisses(translation: translation, velocity: velocity, in: window)
    self.translation = translation
    self.velocity = velocity
    projected = translation + velocity * (clauses.map(\.lookAhead).max() ?? 0)
  }
}
