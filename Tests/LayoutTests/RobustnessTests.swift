import FoundationEssentials
import Layout
import SeededNumbers
import Testing

@Suite("Robustness")
struct RobustnessTests {
  static func form() throws -> LayoutFile {
    try JSONDecoder().decode(LayoutFile.self, from: LayoutFileTests.data())
  }

  @Test("A million suggestions on one solver end where a fresh one does")
  func drift() throws {
    let all = ProcessInfo.processInfo.environment["SLIPSHEET_ALL"] != nil
    var file = try Self.form()
    var variables: [String: Variable] = [:]
    var solver = try Self.solver(file, &variables)
    var random = SplitMix(seed: 1)
    let edits = try file.edits.map { try #require(variables[$0]) }
    let ranges = [140.0...900, 100...1400, -50...900]
    var last = [0.0, 0, 0]
    for _ in 0..<(all ? 1_000_000 : 50_000) {
      let edit = Int.random(in: 0..<3, using: &random)
      last[edit] = Double.random(in: ranges[edit], using: &random)
      try solver.suggest(last[edit], for: edits[edit])
      solver.update()
    }
    file.steps = [LayoutFile.Step(suggest: Dictionary(uniqueKeysWithValues: zip(file.edits, last)))]
    let fresh = try file.solved().steps[0].values
    for (name, variable) in variables {
      let value = try #require(fresh[name])
      #expect(abs(solver[variable] - value) <= 1e-6, "\(name)")
    }
  }

  private static func solver(
    _ file: LayoutFile, _ variables: inout [String: Variable]
  ) throws -> Solver {
    var solver = Solver()
    for rule in file.constraints {
      var expression = Expression(constant: rule.constant)
      for name in rule.terms.keys.sorted() {
        let variable = variables[name] ?? solver.variable(name)
        variables[name] = variable
        expression.terms.append(Term(variable, coefficient: rule.terms[name] ?? 0))
      }
      try solver.add(Constraint(expression, rule.relation, strength: rule.strength.strength))
    }
    for name in file.edits {
      try solver.addEdit(try #require(variables[name]))
    }
    return solver
  }

  @Test("Only what moved is reported")
  func reports() throws {
    var variables: [String: Variable] = [:]
    var solver = try Self.solver(try Self.form(), &variables)
    let drag = try #require(variables["drag"])
    let width = try #require(variables["window.width"])
    try solver.suggest(390, for: width)
    solver.update()
    var names: Set<String> = []
    try solver.suggest(40, for: drag)
    solver.update { variable, _ in names.insert(solverName(variable, variables)) }
    let rows = (0..<4).flatMap { ["label\($0).top", "field\($0).top"] }
    #expect(names == Set(rows + ["panel.top", "panel.bottom", "drag"]))
    names = []
    solver.update { variable, _ in names.insert(solverName(variable, variables)) }
    #expect(names.isEmpty)
  }

  private func solverName(_ variable: Variable, _ variables: [String: Variable]) -> String {
    variables.first { $0.value == variable }?.key ?? ""
  }

  @Test("Coefficients from a millionth to a thousand million", arguments: [1e-6, 1e-3, 1, 1e3, 1e6, 1e9])
  func coefficients(size: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    try solver.add(size * x - 3 * size * y == 2 * size)
    try solver.add(size * y >= size * 5)
    try solver.add((size * z + x == 100).strength(.medium))
    try solver.add((x <= 10).strength(.weak))
    try solver.addEdit(z)
    try solver.suggest(50 / size, for: z)
    solver.update()
    #expect(abs(solver[x] - 50) < 1e-6)
    #expect(abs(solver[y] - 16) < 1e-6)
    let conflict = refusal { try solver.add(size * x <= 16 * size) }
    if case .unsatisfiable(_, let conflicting) = conflict {
      #expect(conflicting.count == 3)
    } else {
      Issue.record("it is no conflict: \(String(describing: conflict))")
    }
  }

  @Test("Systems on which careless simplex methods cycle end, at the optimum")
  func cycling() throws {
    // Beale's example: at most 0.05 at (0.04, 0, 1, 0).
    var solver = Solver()
    let x = (0..<4).map { solver.variable("x\($0)") }
    for variable in x {
      try solver.add(variable >= 0)
    }
    try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    try solver.add(x[2] <= 1)
    let goal = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
    try solver.add((goal >= 1000).strength(.weak))
    #expect(abs(solver[goal] - 0.05) < 1e-9)
  }

  @Test("A ring of equalities with a redundant link is accepted and stays consistent")
  func ring() throws {
    var solver = Solver()
    let x = (0..<8).map { solver.variable("x\($0)") }
    for index in 0..<8 {
      try solver.add(x[index] == x[(index + 1) % 8])
    }
    try solver.addEdit(x[3])
    try solver.suggest(12, for: x[3])
    solver.update()
    #expect(x.allSatisfy { solver[$0] == 12 })
    try solver.remove(x[2] == x[3])
    try solver.suggest(20, for: x[3])
    solver.update()
    #expect(x.allSatisfy { solver[$0] == 20 })
    #expect(refusal { try solver.add(x[0] == x[4] + 1) } != nil)
    try solver.remove(x[6] == x[7])
    try solver.add(x[0] == x[4] + 1)
    #expect(solver[x[0]] == solver[x[4]] + 1)
  }

  @Test("A cube of Klee and Minty is climbed", arguments: [4, 8, 12])
  func kleeMinty(dimensions: Int) throws {
    var solver = Solver()
    let x = (0..<dimensions).map { solver.variable("x\($0)") }
    var goal = Expression()
    for row in 0..<dimensions {
      var sum = x[row].expression
      for column in 0..<row {
        sum = sum + Double(1 << (row - column + 1)) * x[column]
      }
      try solver.add(x[row] >= 0)
      try solver.add(sum <= power(5, row + 1))
      goal = goal + Double(1 << (dimensions - 1 - row)) * x[row]
    }
    try solver.add((goal >= 1e10).strength(.strong))
    #expect(abs(solver[goal] - power(5, dimensions)) < 1e-6 * power(5, dimensions))
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  @Test("Rows that are refused leave nothing behind")
  func refused() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let others = (0..<5).map { solver.variable("other\($0)") }
    try solver.add(x == 10)
    var size = 0
    for round in 0..<500 {
      let sum = others.reduce(x.expression) { $0 + $1 }
      let refusal = refusal { try solver.add([sum >= 40, sum <= 20]) }
      #expect(refusal != nil)
      if round == 20 { size = solver.storageSize }
    }
    #expect(solver.storageSize == size)
    try solver.add(others[0] == x + 1)
    #expect(solver[others[0]] == 11)
  }

  @Test(
    "Variables that only refused constraints name take no more room than those that nothing names")
  func refusedVariables() throws {
    var solver = Solver()
    var idle = Solver()
    let x = solver.variable("x")
    _ = idle.variable("x")
    try solver.add(x == 10)
    var difference = 0
    for round in 0..<500 {
      let sum = (0..<5).reduce(x.expression) { $0 + solver.variable("other\($1)") }
      for other in 0..<5 { _ = idle.variable("other\(other)") }
      #expect(refusal { try solver.add([sum >= 40, sum <= 20]) } != nil)
      if round == 20 { difference = solver.storageSize - idle.storageSize }
    }
    #expect(solver.storageSize - idle.storageSize == difference)
  }

  @Test("Rows that are removed give back all that they took")
  func removedRows() throws {
    var solver = Solver()
    let top = solver.variable("top")
    let items = (0..<5).map { solver.variable("item\($0)") }
    try solver.addEdit(top)
    var size = 0
    for round in 0..<200 {
      var constraints: [Constraint] = []
      for (index, item) in items.enumerated() {
        constraints.append(item >= (index == 0 ? top + 10 : items[index - 1] + 10))
        constraints.append((item == 10).strength(.weak))
      }
      try solver.add(constraints)
      for constraint in constraints { try solver.remove(constraint) }
      if round == 20 { size = solver.storageSize }
    }
    #expect(solver.storageSize == size)
  }

  @Test("Rows that come and go leave nothing behind")
  func rows() throws {
    var solver = Solver()
    let top = solver.variable("top")
    try solver.addEdit(top)
    var size = 0
    for round in 0..<200 {
      let items = (0..<5).map { solver.variable("item\($0)") }
      var constraints: [Constraint] = []
      for (index, item) in items.enumerated() {
        constraints.append(item >= (index == 0 ? top + 10 : items[index - 1] + 10))
        constraints.append((item == 10).strength(.weak))
      }
      try solver.add(constraints)
      for constraint in constraints {
        try solver.remove(constraint)
      }
      if round == 20 { size = solver.storageSize }
    }
    #expect(solver.storageSize - size < 200 * 5 * 120)
  }
}
