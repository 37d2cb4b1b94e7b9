import Layout

extension RandomSystem {
  /// Takes a step; returns whether the solver accepted it.
  @discardableResult
  func take(_ step: Step, in solver: inout Solver, _ variables: [Variable]) -> Bool {
    do {
      switch step {
      case .add(let index): try solver.add(constraints[index])
      case .remove(let index): try solver.remove(constraints[index])
      case .edit(let index): try solver.addEdit(variables[index])
      case .endEdit(let index): try solver.removeEdit(variables[index])
      case .suggest(let index, let value): try solver.suggest(value, for: variables[index])
      }
    } catch {
      return false
    }
    solver.update()
    return true
  }

  /// The first difference between a solver that refuses some steps and one that isn't asked for them, or nil.
  ///
  /// Whole batches are refused too: those that end with a constraint that was refused.
  func trace() -> String? {
    var asked = Solver()
    var spared = Solver()
    let variables = (0..<self.variables).map { asked.variable("v\($0)") }
    for variable in variables {
      _ = spared.variable(asked.name(of: variable))
    }
    var refused: [Constraint] = []
    for (place, step) in steps.enumerated() {
      if take(step, in: &asked, variables) {
        if !take(step, in: &spared, variables) { return "step \(place), \(step): refused only by the second" }
      } else if case .add(let index) = step {
        refused.append(constraints[index])
      }
      if let last = refused.last {
        let batch = constraints.filter { !asked.contains($0) && $0 != last }
        if (try? asked.add(batch + [last])) != nil {
          if (try? spared.add(batch + [last])) == nil {
            return "step \(place): the batch is refused by the second"
          }
        }
      }
      var reports: [[UInt64]] = [[], []]
      asked.update { reports[0] += [UInt64($0.index), $1.bitPattern] }
      spared.update { reports[1] += [UInt64($0.index), $1.bitPattern] }
      if reports[0] != reports[1] { return "step \(place), \(step): the reports differ: \(reports)" }
      for variable in variables where asked[variable].bitPattern != spared[variable].bitPattern {
        return "step \(place), \(step): \(variable) is \(asked[variable]), not \(spared[variable])"
      }
    }
    return nil
  }
}
