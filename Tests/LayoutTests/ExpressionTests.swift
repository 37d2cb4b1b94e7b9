import Layout
import SeededNumbers
import Testing

@Suite("Constraints as they are written")
struct ExpressionTests {
  /// The value of a variable that wants to be at a place, held by one constraint.
  private func place(wanting wish: Double, _ constraint: (Variable, Variable) -> Constraint) throws -> Double
  {
    var solver = Solver()
    let x = solver.variable("x")
    let ten = solver.variable("ten")
    try solver.add(ten == 10)
    try solver.add(constraint(x, ten))
    try solver.add((x == wish).strength(.weak))
    return solver[x]
  }

  @Test("A relation holds whichever side the number or the expression is on")
  func relations() throws {
    for wish in [-50.0, 50] {
      #expect(try place(wanting: wish) { x, _ in x == 10 } == 10)
      #expect(try place(wanting: wish) { x, _ in 10 == x } == 10)
      #expect(try place(wanting: wish) { x, ten in x == ten } == 10)
      #expect(try place(wanting: wish) { x, _ in x <= 10 } == min(wish, 10))
      #expect(try place(wanting: wish) { x, _ in 10 >= x } == min(wish, 10))
      #expect(try place(wanting: wish) { x, ten in x <= ten } == min(wish, 10))
      #expect(try place(wanting: wish) { x, _ in x >= 10 } == max(wish, 10))
      #expect(try place(wanting: wish) { x, _ in 10 <= x } == max(wish, 10))
      #expect(try place(wanting: wish) { x, ten in x >= ten } == max(wish, 10))
    }
  }

  @Test("Expressions are added, subtracted, multiplied and divided, whichever side the number is on")
  func arithmetic() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add([x == 7, y == 2])
    #expect(solver[x + y] == 9 && solver[x + 1] == 8 && solver[1 + x] == 8)
    #expect(solver[x - y] == 5 && solver[x - 1] == 6 && solver[1 - x] == -6 && solver[-x] == -7)
    #expect(solver[x * 3] == 21 && solver[3 * x] == 21 && solver[(x + 1) / 2] == 4)
    #expect(solver[-(2 * (x - y) + 3) / 4] == -3.25)
  }

  @Test("The memory that is told holds every term three times: as it was written, by row and by column")
  func storage() throws {
    var solver = Solver()
    let variables = (0..<64).map { solver.variable("v\($0)") }
    let before = solver.storageSize
    var random = SplitMix(seed: 7)
    for row in 0..<64 {
      let sum = variables.reduce(Expression(constant: 0)) {
        $0 + $1 * Double.random(in: 1...2, using: &random)
      }
      try solver.add((sum == Double(row)).strength(.weak))
    }
    #expect(solver.storageSize - before > 64 * 64 * (16 + 8 + 16))
  }
}
