extension Solver {
  /// Makes a variable editable: `suggest` says where it should be, as strongly as told.
  ///
  /// It starts where the variable is. Throws `duplicateEdit`, `requiredEdit`, `badStrength`, `unknownVariable`.
  public mutating func addEdit(_ variable: Variable, strength: Strength = .strong) throws(SolverError) {
    tableau.refresh()
    let constraint = try wish(for: variable, strength)
    if tableau.variables[variable.index].edit >= 0 { throw .duplicateEdit(named(constraint)) }
    tableau.variables[variable.index].edit = tableau.addWish(
      variable.index, at: -constraint.expression.constant, strength: strength, role: .edit)
  }

  /// Ends the editing of a variable, and solves; throws `unknownEdit`.
  public mutating func removeEdit(_ variable: Variable) throws(SolverError) {
    let edit = try edit(variable)
    tableau.variables[variable.index].edit = -1
    tableau.refresh()
    tableau.remove(edit)
  }

  /// Whether the variable is edited.
  public func hasEdit(_ variable: Variable) -> Bool {
    variable.index < tableau.variables.count && tableau.variables[variable.index].edit >= 0
  }

  /// Says where an edited variable should be from the next update on; throws `unknownEdit`, `notFinite`.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let edit = try edit(variable)
    let old = -tableau.residuals[edit].constant
    guard value.isFinite else { throw .notFinite(named(variable == value)) }
    if value == old { return }
    tableau.residuals[edit].constant = -value
    tableau.shift(edit, by: value - old)
  }

  /// Asks that a variable stay where it is now, as weakly as told.
  ///
  /// A second stay replaces the first. Throws `requiredEdit`, `badStrength`, `unknownVariable`.
  public mutating func addStay(_ variable: Variable, strength: Strength = .weak) throws(SolverError) {
    tableau.refresh()
    let constraint = try wish(for: variable, strength)
    removeStay(variable)
    tableau.variables[variable.index].stay = tableau.addWish(
      variable.index, at: -constraint.expression.constant, strength: strength, role: .stay)
  }

  /// Lets a variable go that was asked to stay, if it was.
  public mutating func removeStay(_ variable: Variable) {
    guard variable.index < tableau.variables.count, tableau.variables[variable.index].stay >= 0 else {
      return
    }
    let stay = tableau.variables[variable.index].stay
    tableau.variables[variable.index].stay = -1
    tableau.refresh()
    tableau.remove(stay)
  }

  /// Asks everything that was asked to stay to do so where it is now.
  public mutating func renewStays() {
    tableau.refresh()
    for index in tableau.variables.places where tableau.variables[index].stay >= 0 {
      tableau.moveStay(tableau.variables[index].stay, to: tableau.value(index))
    }
    tableau.refresh()
  }

  private func wish(for variable: Variable, _ strength: Strength) throws(SolverError) -> Constraint {
    let constraint = (variable == self[variable]).strength(strength)
    try check(constraint)
    if strength.isRequired { throw .requiredEdit(named(constraint)) }
    return constraint
  }

  @inline(__always)
  private func edit(_ variable: Variable) throws(SolverError) -> Int32 {
    guard variable.index < tableau.variables.count, tableau.variables[variable.index].edit >= 0 else {
      throw .unknownEdit(variable)
    }
    return tableau.variables[variable.index].edit
  }
}
