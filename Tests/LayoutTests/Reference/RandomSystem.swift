import SeededNumbers
@testable import Layout

/// A random run: constraints that come and go, and variables that are edited.
struct RandomSystem {
  enum Step: CustomStringConvertible {
    case add(Int)
    case remove(Int)
    case edit(Int)
    case endEdit(Int)
    case suggest(Int, Double)

    var description: String {
      switch self {
      case .add(let index): "add \(index)"
      case .remove(let index): "remove \(index)"
      case .edit(let index): "edit v\(index)"
      case .endEdit(let index): "end v\(index)"
      case .suggest(let index, let value): "suggest v\(index) = \(value)"
      }
    }
  }

  var variables: Int
  var constraints: [Constraint] = []
  var steps: [Step] = []
  /// The units in which the solver sees the variables and the constraints' errors.
  var variableUnits: [Double] = []
  var errorUnits: [Double] = []

  /// Makes a run from a seed; with `units`, the solver gets coefficients from about 1e-6 to 1e9.
  init(seed: UInt64, units: Bool = false) {
    var random = SplitMix(seed: seed)
    variables = Int.random(in: 1...6, using: &random)
    var solver = Solver()
    let known = (0..<variables).map { solver.variable("v\($0)") }
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      constraints.append(Self.constraint(over: known, &random))
    }
    variableUnits = known.map { _ in units ? Self.unit(-5...3, &random) : 1 }
    errorUnits = constraints.map { _ in units ? Self.unit(-3...4, &random) : 1 }
    for _ in 0..<Int.random(in: 4...30, using: &random) {
      let constraint = Int.random(in: 0..<constraints.count, using: &random)
      let variable = Int.random(in: 0..<variables, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: steps.append(.add(constraint))
      case 5..<7: steps.append(.remove(constraint))
      case 7: steps.append(.edit(variable))
      case 8: steps.append(.suggest(variable, Double(Int.random(in: -20...20, using: &random))))
      default: steps.append(Bool.random(using: &random) ? .endEdit(variable) : .suggest(variable, 3.5))
      }
    }
  }

  /// A power of ten.
  private static func unit(_ exponents: ClosedRange<Int>, _ random: inout SplitMix) -> Double {
    let exponent = Int.random(in: exponents, using: &random)
    let power = (0..<abs(exponent)).reduce(1.0) { value, _ in value * 10 }
    return exponent < 0 ? 1 / power : power
  }

  /// The constraint in the units that the solver sees.
  private func inUnits(_ index: Int) -> Constraint {
    let unit = errorUnits[index]
    var scaled = constraints[index]
    for place in scaled.expression.terms.indices {
      scaled.expression.terms[place].coefficient *=
        unit / variableUnits[Int(scaled.expression.terms[place].variable.index)]
    }
    scaled.expression.constant *= unit
    scaled.strength = scaled.strength.weighted(1 / unit)
    return scaled
  }

  /// The constraint with the solver's units taken away again.
  private func outOfUnits(_ constraint: Constraint) -> Constraint {
    var plain = constraint
    for place in plain.expression.terms.indices {
      plain.expression.terms[place].coefficient *=
        variableUnits[Int(plain.expression.terms[place].variable.index)]
    }
    let size = plain.expression.terms.map { abs($0.coefficient) }.max() ?? 1
    plain.expression = plain.expression / (size > 0 ? size : 1)
    return plain
  }

  private static func constraint(over variables: [Variable], _ random: inout SplitMix) -> Constraint {
    var terms: [Term] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let variable = variables[Int.random(in: 0..<variables.count, using: &random)]
      terms.append(
        Term(variable, coefficient: [1, 1, 1, -1, -1, 0.5, -2, 3].randomElement(using: &random) ?? 1))
    }
    let constant = Double(Int.random(in: -10...10, using: &random))
    let relation = [Relation.equal, .atMost, .atLeast].randomElement(using: &random) ?? .equal
    let strengths: [Strength] = [
      .required, .required, .strong, .medium, .weak, .strong.weighted(2), Strength(strong: 1, weak: 3),
    ]
    return Constraint(
      Expression(terms, constant: constant), relation,
      strength: strengths.randomElement(using: &random) ?? .weak)
  }

  /// The first thing that is wrong with the solver's answers, or nil.
  func fault() -> String? {
    var solver = Solver()
    let known = (0..<variables).map { solver.variable("v\($0)") }
    var live: [Int] = []
    var edits: [Int: Double] = [:]
    for (place, step) in steps.enumerated() {
      do {
        switch step {
        case .add(let index):
          if live.contains(where: { isSame($0, index) }) { continue }
          try solver.add(inUnits(index))
          live.append(index)
        case .remove(let index):
          guard let found = live.firstIndex(of: index) else { continue }
          live.remove(at: found)
          try solver.remove(inUnits(index))
        case .edit(let index):
          if edits[index] != nil { continue }
          edits[index] = solver[known[index]] / variableUnits[index]
          try solver.addEdit(known[index], strength: .strong.weighted(1 / variableUnits[index]))
        case .endEdit(let index):
          if edits.removeValue(forKey: index) == nil { continue }
          try solver.removeEdit(known[index])
        case .suggest(let index, let value):
          if edits[index] == nil { continue }
          edits[index] = value
          try solver.suggest(value * variableUnits[index], for: known[index])
        }
      } catch SolverError.unsatisfiable(_, let conflicting) {
        if let fault = fault(of: conflicting) { return "step \(place), \(step): \(fault)" }
      } catch {
        return "step \(place), \(step): \(error)"
      }
      solver.update()
      if place % 7 == 3 { solver.tableau.renew() }
      if let fault = solver.tableau.brokenInvariant() { return "step \(place), \(step): \(fault)" }
      let wishes = edits.keys.sorted().map { (known[$0] == (edits[$0] ?? 0)).strength(.strong) }
      if let fault = fault(of: solver, live.map { constraints[$0] } + wishes) {
        return "step \(place), \(step): \(fault)"
      }
    }
    return nil
  }

  /// Whether two constraints are equal once each variable stands in one term.
  private func isSame(_ a: Int, _ b: Int) -> Bool {
    constraints[a].relation == constraints[b].relation && constraints[a].strength == constraints[b].strength
      && constraints[a].expression.constant == constraints[b].expression.constant
      && coefficients(a) == coefficients(b)
  }

  private func coefficients(_ index: Int) -> [Double] {
    var sums = Array(repeating: 0.0, count: variables)
    for term in constraints[index].expression.terms {
      sums[Int(term.variable.index)] += term.coefficient
    }
    return sums
  }

  /// A conflict must be one, and none any more without any of its constraints.
  private func fault(of conflicting: [Constraint]) -> String? {
    let conflicting = conflicting.map(outOfUnits)
    if Reference.errors(of: conflicting, variables: variables) != nil {
      return "these don't conflict: \(conflicting)"
    }
    for index in conflicting.indices {
      var rest = conflicting
      rest.remove(at: index)
      if Reference.errors(of: rest, variables: variables) == nil {
        return "\(conflicting[index]) isn't needed for the conflict of \(conflicting)"
      }
    }
    return nil
  }

  private func fault(of solver: borrowing Solver, _ constraints: [Constraint]) -> String? {
    guard let expected = Reference.errors(of: constraints, variables: variables) else {
      return "accepted, although these conflict: \(constraints)"
    }
    var found = [0.0, 0, 0]
    for constraint in constraints {
      let value = constraint.expression.terms.reduce(constraint.expression.constant) {
        $0 + $1.coefficient * solver[$1.variable] / variableUnits[Int($1.variable.index)]
      }
      let violation = Reference.violation(of: constraint, value)
      if constraint.strength == .required {
        if violation > 1e-6 { return "\(constraint) is violated by \(violation)" }
      } else {
        found[0] += violation * constraint.strength.strong
        found[1] += violation * constraint.strength.medium
        found[2] += violation * constraint.strength.weak
      }
    }
    for level in 0..<3 where abs(found[level] - expected[level]) > 1e-6 * max(1, expected[level]) {
      return "errors \(found), could be \(expected), of \(constraints)"
    }
    return nil
  }

  /// The run with as few steps as still show a fault.
  func shrunk() -> RandomSystem {
    var smallest = self
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for index in smallest.steps.indices.reversed() {
        var smaller = smallest
        smaller.steps.remove(at: index)
        if smaller.fault() != nil {
          smallest = smaller
          isShrinking = true
        }
      }
    }
    return smallest
  }
}

extension RandomSystem: CustomStringConvertible {
  var description: String {
    let lines = steps.map { step in
      switch step {
      case .add(let index): "add \(constraints[index])"
      case .remove(let index): "remove \(constraints[index])"
      default: "\(step)"
      }
    }
    return lines.joined(separator: "; ")
  }
}
