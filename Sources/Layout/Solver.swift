/// Finds values for variables under constraints, and follows changes step by step: an incremental Cassowary.
///
/// Every call but `suggest` leaves the solution of all constraints; a suggestion takes effect with the next of them.
/// A call that fails leaves the solver exactly as it was. Where several solutions are equally good, variables stay
/// where they are, and of constraints that outweigh each other equally the one that was added first is kept. The same
/// calls give the same bits.
public struct Solver: ~Copyable {
  var tableau = Tableau()
  var index = Index()
  var names: [String] = []
  var labels: [Int32: String] = [:]

  /// Makes a solver without variables.
  public init() {}

  /// A solver of its own with the same variables, constraints and values.
  public func copy() -> Solver {
    var copy = Solver()
    copy.tableau = tableau.copy()
    copy.index = index.copy()
    copy.names = names
    copy.labels = labels
    return copy
  }

  /// Makes a variable that has a value until a constraint moves it; the name is for messages.
  public mutating func variable(_ name: String = "", at value: Double = 0) -> Variable {
    names.append(name)
    return Variable(index: tableau.addVariable(value: value.isFinite ? value : 0))
  }

  /// What messages call a variable.
  public func name(of variable: Variable) -> String {
    let index = Int(variable.index)
    return names.indices.contains(index) && !names[index].isEmpty ? names[index] : variable.description
  }

  /// The value of a variable after the last update; 0 for one of another solver.
  public subscript(variable: Variable) -> Double {
    variable.index < tableau.variables.count ? tableau.value(variable.index) : 0
  }

  /// The value of an expression after the last update.
  public subscript(expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * self[$1.variable] }
  }

  /// The memory taken from the system for variables, constraints and the tableau, in bytes; names and labels apart.
  public var storageSize: Int { tableau.size + index.size }

  /// Adds a constraint and solves.
  ///
  /// Throws `unsatisfiable`, `duplicate`, `badStrength`, `notFinite`, `unknownVariable`.
  public mutating func add(_ constraint: Constraint) throws(SolverError) {
    tableau.refresh()
    if constraint.strength.isRequired {
      try add([constraint])
    } else {
      try insert(constraint)
    }
  }

  /// Adds constraints one after the other and solves: all of them, or, where one is refused, none.
  ///
  /// Throws what adding the refused one alone throws.
  public mutating func add(_ constraints: [Constraint]) throws(SolverError) {
    tableau.refresh()
    tableau.journal.open(serial: tableau.serial)
    do {
      for constraint in constraints {
        try insert(constraint)
      }
    } catch {
      for place in 0..<tableau.journal.newResiduals.count {
        let added = tableau.journal.newResiduals[place]
        index.remove(added, in: tableau.residuals)
        labels[added] = nil
      }
      tableau.undo()
      throw error
    }
    tableau.commit()
  }

  /// Removes a constraint and solves.
  ///
  /// Throws `unknown` if no equal one was added.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let hash = take(constraint)
    guard let found = find(constraint, hash) else { throw .unknown(named(constraint)) }
    index.remove(found, in: tableau.residuals)
    labels[found] = nil
    tableau.refresh()
    tableau.remove(found)
  }

  /// Whether an equal constraint was added.
  public mutating func contains(_ constraint: Constraint) -> Bool {
    let hash = take(constraint)
    return find(constraint, hash) != nil
  }

  /// Solves what was suggested, and reports every variable whose value isn't the one reported before, in the order in
  /// which they were made.
  public mutating func update(_ report: (Variable, Double) -> Void = { _, _ in }) {
    tableau.refresh()
    tableau.report(report)
  }
}
