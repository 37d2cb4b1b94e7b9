import Layout

/// What the best solution of a set of constraints costs, found by a dense simplex.
enum Reference {
  /// The errors of a set of constraints on the three levels, or nil if the required ones conflict.
  static func errors(of constraints: [Constraint], variables: Int) -> [Double]? {
    // A variable is the difference of two columns; a constraint has one column for each side of its error.
    let columns = 2 * variables + 2 * constraints.count
    var rows: [[Double]] = []
    var objectives = Array(repeating: Array(repeating: 0.0, count: columns), count: 4)
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: 0.0, count: columns + 1)
      for term in constraint.expression.terms {
        row[2 * Int(term.variable.index)] += term.coefficient
        row[2 * Int(term.variable.index) + 1] -= term.coefficient
      }
      let above = 2 * variables + 2 * index
      row[above] = -1
      row[above + 1] = 1
      row[columns] = -constraint.expression.constant
      let levels =
        constraint.strength == .required
        ? [1, 0, 0, 0]
        : [0, constraint.strength.strong, constraint.strength.medium, constraint.strength.weak]
      for level in 0..<4 {
        if constraint.relation != .atLeast { objectives[level][above] = levels[level] }
        if constraint.relation != .atMost { objectives[level][above + 1] = levels[level] }
      }
      rows.append(row)
    }
    var simplex = DenseSimplex(rows: rows, columns: columns)
    guard simplex.makeFeasible() else { return nil }
    guard simplex.minimize(objective: objectives[0]) < 1e-7 else { return nil }
    return objectives.dropFirst().map { simplex.minimize(objective: $0) }
  }

  /// How far a value violates a constraint.
  static func violation(of constraint: Constraint, _ value: Double) -> Double {
    switch constraint.relation {
    case .equal: abs(value)
    case .atMost: max(0, value)
    case .atLeast: max(0, -value)
    }
  }
}
