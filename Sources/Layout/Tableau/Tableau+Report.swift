/// What the solver's clients ask for.
extension Tableau {
  /// Brings everything into its limits after suggestions.
  mutating func refresh() {
    if !waiting.isEmpty {
      _ = settle(stopping: false)
      dropLoose()
      renewIfWorn()
    }
    if suggestions >= Self.suggestionsBetweenChecks { check() }
  }

  /// Names every variable whose value isn't the one reported before, in the order in which they were made.
  @inline(__always)
  mutating func report(_ body: (Variable, Double) -> Void) {
    while let variable = moved.takeFirst() {
      let value = value(variable)
      if value != variables[variable].reported {
        variables[variable].reported = value
        body(Variable(index: variable), value)
      }
    }
  }

  /// Adds a term to the incoming ones; terms of the same variable become one.
  mutating func take(_ factor: Factor) {
    if factor.coefficient == 0 { return }
    for place in 0..<incoming.count where incoming[place].variable == factor.variable {
      let old = incoming[place].coefficient
      let sum = old + factor.coefficient
      let isRounding = sum.magnitude <= Self.rounding * (old.magnitude + factor.coefficient.magnitude)
      incoming[place].coefficient = isRounding ? 0 : sum
      return
    }
    incoming.append(factor)
  }

  /// Asks that a variable be at a value; returns the residual.
  mutating func addWish(_ variable: Int32, at value: Double, strength: Strength, role: Role) -> Int32 {
    incoming.removeAll()
    incoming.append(Factor(coefficient: 1, variable: variable))
    return add(constant: -value, relation: .equal, strength: strength, role: role, hash: 0).residual
  }

  mutating func moveStay(_ stay: Int32, to value: Double) {
    let change = value + residuals[stay].constant
    residuals[stay].constant = -value
    shift(stay, by: change)
  }
}
