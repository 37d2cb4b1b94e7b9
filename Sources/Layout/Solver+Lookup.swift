/// From constraints to residuals and back.
extension Solver {
  func check(_ constraint: Constraint) throws(SolverError) {
    let expression = constraint.expression
    for term in expression.terms where term.variable.index >= tableau.variables.count {
      throw .unknownVariable(named(constraint), term.variable)
    }
    guard expression.constant.isFinite, expression.terms.allSatisfy({ $0.coefficient.isFinite }) else {
      throw .notFinite(named(constraint))
    }
    guard constraint.strength.isValid else { throw .badStrength(named(constraint)) }
  }

  /// Adds a constraint; where it is refused, the open journal knows what to take back.
  mutating func insert(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    let hash = take(constraint)
    if find(constraint, hash) != nil { throw .duplicate(named(constraint)) }
    let (added, isPossible) = tableau.add(
      constant: constraint.expression.constant, relation: constraint.relation, strength: constraint.strength,
      role: .constraint, hash: hash)
    guard isPossible else {
      throw .unsatisfiable(named(constraint), conflicting: conflict(constraint, added))
    }
    index.insert(added, in: tableau.residuals)
    if !constraint.label.isEmpty { labels[added] = constraint.label }
  }

  /// Makes a constraint's terms the tableau's incoming ones, each variable once; returns the constraint's hash.
  mutating func take(_ constraint: Constraint) -> UInt64 {
    tableau.incoming.removeAll()
    for term in constraint.expression.terms {
      tableau.take(Factor(coefficient: term.coefficient, variable: term.variable.index))
    }
    var hash = Hash()
    for place in 0..<tableau.incoming.count {
      hash.combine(UInt64(truncatingIfNeeded: Int(tableau.incoming[place].variable)))
      hash.combine(tableau.incoming[place].coefficient.bitPattern)
    }
    let strength = constraint.strength
    for number in [constraint.expression.constant, strength.strong, strength.medium, strength.weak] {
      hash.combine(number.bitPattern)
    }
    return hash.value
  }

  /// The residual of an equal constraint, whose terms are the incoming ones.
  func find(_ constraint: Constraint, _ hash: UInt64) -> Int32? {
    index.find(hash, in: tableau.residuals) { candidate in
      let residual = tableau.residuals[candidate]
      let strength = constraint.strength
      guard residual.relation == constraint.relation,
        residual.constant == constraint.expression.constant * residual.scale,
        residual.terms.count == tableau.incoming.count,
        (residual.below == .forbidden || residual.above == .forbidden) == strength.isRequired,
        residual.weight[0] == strength.strong / residual.scale,
        residual.weight[1] == strength.medium / residual.scale,
        residual.weight[2] == strength.weak / residual.scale
      else { return false }
      return (0..<residual.terms.count).allSatisfy { place in
        let factor = tableau.factors.values[residual.terms.start + place]
        let other = tableau.incoming[place]
        return factor.variable == other.variable && factor.coefficient == other.coefficient * residual.scale
      }
    }
  }

  /// The constraint with a label: its own, or its formula.
  func named(_ constraint: Constraint) -> Constraint {
    constraint.label.isEmpty ? constraint.labelled(constraint.formula { name(of: $0) }) : constraint
  }

  /// The conflict's constraints, the refused one first, then by age.
  private func conflict(_ refused: Constraint, _ residual: Int32) -> [Constraint] {
    let others = (0..<tableau.conflict.count).map { tableau.conflict[$0] }
    return [named(refused)]
      + others.filter { $0 != residual }.sorted {
        tableau.residuals[$0].serial < tableau.residuals[$1].serial
      }
      .map { constraint(of: $0) }
  }

  private func constraint(of index: Int32) -> Constraint {
    let residual = tableau.residuals[index]
    let terms = residual.terms.map { place in
      let factor = tableau.factors.values[place]
      return Term(Variable(index: factor.variable), coefficient: factor.coefficient / residual.scale)
    }
    let strength: Strength =
      residual.below == .forbidden || residual.above == .forbidden
      ? .required : strength(residual.weight * residual.scale)
    var constraint = Constraint(
      Expression(terms, constant: residual.constant / residual.scale), residual.relation, strength: strength)
    constraint.label = labels[index] ?? ""
    return named(constraint)
  }

  private func strength(_ weight: Cost) -> Strength {
    Strength(strong: weight[0], medium: weight[1], weak: weight[2])
  }
}
