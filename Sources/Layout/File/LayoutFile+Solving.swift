import Geometry

extension LayoutFile {
  /// Adds the constraints in order, then the edits, takes the steps one after the other, and says where every
  /// variable stands after each.
  public func solved() throws(LayoutFileError) -> LayoutSolution {
    try checkSize()
    var solver = Solver()
    var names = Names()
    for (index, rule) in constraints.enumerated() {
      let terms = rule.terms.keys.sorted().map { name in
        Term(names.variable(name, in: &solver), coefficient: rule.terms[name] ?? 0)
      }
      let constraint = Constraint(
        Expression(terms, constant: rule.constant), rule.relation, strength: rule.strength.strength)
      do {
        try solver.add(constraint)
      } catch {
        throw .constraint(index: index, error)
      }
    }
    for name in edits {
      let variable = names.variable(name, in: &solver)
      do {
        try solver.addEdit(variable)
      } catch {
        throw .repeatedEdit(name)
      }
    }
    var solution = LayoutSolution(steps: [])
    for index in steps.indices {
      try take(steps[index], at: index, names, &solver)
      let values = names.values(in: solver)
      if let name = values.keys.sorted().first(where: { values[$0]?.isFinite == false }) {
        throw .unbounded(step: index, name)
      }
      solution.steps.append(LayoutSolution.Step(values: values))
    }
    return solution
  }

  private func checkSize() throws(LayoutFileError) {
    try Self.check(constraints.count, "constraints", limit: Limits.layoutConstraints)
    let terms = constraints.reduce(0) { $0 + $1.terms.count }
    try Self.check(terms, "terms", limit: Limits.layoutTerms)
    let names = constraints.reduce(into: Set(edits)) { $0.formUnion($1.terms.keys) }
    try Self.check(names.count * steps.count, "values (variables times steps)", limit: Limits.layoutValues)
  }

  private static func check(_ count: Int, _ things: String, limit: Int) throws(LayoutFileError) {
    guard count <= limit else { throw .tooMany(things, count: count, limit: limit) }
  }

  private func take(
    _ step: Step, at index: Int, _ names: Names, _ solver: inout Solver
  ) throws(LayoutFileError) {
    for name in step.suggest.keys.sorted() {
      guard let value = step.suggest[name], let variable = names[name], solver.hasEdit(variable) else {
        throw .notEdited(step: index, name)
      }
      do {
        try solver.suggest(value, for: variable)
      } catch {
        throw .notFinite(step: index, name)
      }
    }
    solver.update()
  }
}

/// The variables of a file by their names.
private struct Names {
  private var variables: [String: Variable] = [:]
  private var names: [String] = []

  subscript(name: String) -> Variable? { variables[name] }

  mutating func variable(_ name: String, in solver: inout Solver) -> Variable {
    if let known = variables[name] { return known }
    let variable = solver.variable(name)
    variables[name] = variable
    names.append(name)
    return variable
  }

  func values(in solver: borrowing Solver) -> [String: Double] {
    var values: [String: Double] = [:]
    for name in names {
      if let variable = variables[name] { values[name] = solver[variable] }
    }
    return values
  }
}
