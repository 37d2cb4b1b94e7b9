/// Why a call to the solver was refused; the solver is then exactly as it was before.
public enum SolverError: Error, Equatable, Sendable {
  /// The required constraint can't hold together with others: `conflicting` is a smallest set, itself included, of
  /// which all but any one could hold.
  case unsatisfiable(Constraint, conflicting: [Constraint])
  /// The constraint is in the solver already.
  case duplicate(Constraint)
  /// The constraint isn't in the solver.
  case unknown(Constraint)
  /// A weight of the constraint's strength is negative or not finite, or all are 0.
  case badStrength(Constraint)
  /// A coefficient, the constant, or a suggested value isn't a finite number.
  case notFinite(Constraint)
  /// The constraint uses a variable that this solver hasn't made.
  case unknownVariable(Constraint, Variable)
  /// The variable is edited already.
  case duplicateEdit(Constraint)
  /// The variable isn't edited.
  case unknownEdit(Variable)
  /// An edit and a stay must be able to give way, so they can't be required.
  case requiredEdit(Constraint)
}

extension SolverError: CustomStringConvertible {
  /// One line: which constraint, and what is wrong with it.
  public var description: String {
    switch self {
    case .unsatisfiable(let constraint, let conflicting):
      let others = conflicting.filter { $0 != constraint }.map { "\"\($0)\"" }.joined(separator: ", ")
      return others.isEmpty
        ? "\"\(constraint)\" can't hold" : "\"\(constraint)\" can't hold together with \(others)"
    case .duplicate(let constraint): return "\"\(constraint)\" was added before"
    case .unknown(let constraint): return "\"\(constraint)\" was never added"
    case .badStrength(let constraint):
      return "\"\(constraint)\" has a weight that is negative or not finite, or none above 0"
    case .notFinite(let constraint): return "\"\(constraint)\" has a number that is not finite"
    case .unknownVariable(let constraint, let variable):
      return "\"\(constraint)\" uses \(variable), which is no variable of this solver"
    case .duplicateEdit(let constraint): return "\"\(constraint)\" is edited already"
    case .unknownEdit(let variable): return "\(variable) is not edited"
    case .requiredEdit(let constraint):
      return "\"\(constraint)\" can't be required: an edit or a stay must be able to yield"
    }
  }
}
