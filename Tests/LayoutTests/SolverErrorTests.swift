import Layout
import Testing

@Suite("What the solver refuses")
struct SolverErrorTests {
  @Test("Every refusal carries the constraint, and says what is wrong in one line")
  func refusals() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x >= 1)
    try solver.addEdit(x)
    var other = Solver()
    _ = other.variable("x")
    let foreign = other.variable("y")
    let cases: [(SolverError, String, (inout Solver) throws -> Void)] = [
      (.duplicate(x >= 1), "\"x >= 1\" was added before", { try $0.add(x >= 1) }),
      (.unknown(x >= 2), "\"x >= 2\" was never added", { try $0.remove(x >= 2) }),
      (
        .unsatisfiable(x <= 0, conflicting: [x <= 0, x >= 1]),
        "\"x <= 0\" can't hold together with \"x >= 1\"",
        { try $0.add(x <= 0) }
      ),
      (
        .unsatisfiable(0 * x >= 1, conflicting: [0 * x >= 1]), "\"0 * x >= 1\" can't hold",
        { try $0.add(0 * x >= 1) }
      ),
      (
        .duplicateEdit((x == 1).strength(.strong)), "\"x == 1 (strong)\" is edited already",
        { try $0.addEdit(x) }
      ),
      (
        .requiredEdit(x == 1), "\"x == 1\" can't be required: an edit or a stay must be able to yield",
        { try $0.addStay(x, strength: .required) }
      ),
      (
        .badStrength((x == 3).strength(.weak.weighted(-1))),
        "\"x == 3 (strong -0.0, medium -0.0, weak -1.0)\" has a weight that is negative or not finite, or none above 0",
        { try $0.add((x == 3).strength(.weak.weighted(-1))) }
      ),
      (
        .notFinite(x == .infinity), "\"x == inf\" has a number that is not finite",
        { try $0.add(x == .infinity) }
      ),
      (
        .unknownVariable(foreign == 0, foreign), "\"v1 == 0\" uses v1, which is no variable of this solver",
        { try $0.add(foreign == 0) }
      ),
      (.unknownEdit(foreign), "v1 is not edited", { try $0.suggest(1, for: foreign) }),
    ]
    for (error, text, call) in cases {
      let found = refusal { try call(&solver) }
      #expect(found == error)
      #expect(found?.description == text)
      #expect(solver[x] == 1)
    }
    #expect(refusal { try solver.suggest(.nan, for: x) } != nil)
    #expect(refusal { try solver.add(.nan * x >= 0) } != nil)
  }

  @Test("A batch is added whole or not at all")
  func batch() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x == 3)
    #expect(refusal { try solver.add([y == 4, x + y >= 5, x + y <= 6]) } != nil)
    let isIn = solver.contains(y == 4)
    #expect(!isIn)
    #expect(solver[y] == 0)
    try solver.add([y == 4, x + y >= 5])
    #expect(solver[y] == 4)
  }

  @Test("A refused call doesn't lose a suggestion that waits")
  func waiting() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add([x >= 0, y == x + 10])
    try solver.addEdit(x)
    try solver.suggest(-50, for: x)
    #expect(refusal { try solver.add(y <= 5) } != nil)
    #expect([solver[x], solver[y]] == [0, 10])
    try solver.suggest(70, for: x)
    #expect(refusal { try solver.add(y <= 5) } != nil)
    var reported: [Variable: Double] = [:]
    solver.update { reported[$0] = $1 }
    #expect(reported == [x: 70, y: 80])
  }

  @Test("A label stands for the constraint in messages")
  func labels() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add((x >= 10).labelled("the gap"))
    let error = refusal { try solver.add((x <= 5).labelled("the limit")) }
    #expect(error?.description == "\"the limit\" can't hold together with \"the gap\"")
  }
}
