import Layout
import Testing

@Suite("The solver")
struct SolverTests {
  @Test("A drag moves the panel's edges through two constraints")
  func drag() throws {
    var solver = Solver()
    let top = solver.variable("panel.top")
    let bottom = solver.variable("panel.bottom")
    let height = solver.variable("window.height")
    let drag = solver.variable("drag")
    try solver.add(top == drag)
    try solver.add(bottom == height + drag)
    try solver.add(drag >= 0)
    try solver.addEdit(height)
    try solver.addEdit(drag)
    try solver.suggest(844, for: height)
    try solver.suggest(50, for: drag)
    solver.update()
    #expect(solver[top] == 50)
    #expect(solver[bottom] == 894)
    try solver.suggest(-20, for: drag)
    var changed: [Variable: Double] = [:]
    solver.update { changed[$0] = $1 }
    #expect(changed == [top: 0, bottom: 844, drag: 0])
  }

  @Test("Required constraints that conflict are named, and only they")
  func conflict() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    try solver.add(x >= 10)
    try solver.add(z >= 5)
    try solver.add(y >= x + 10)
    try solver.add(z <= y)
    let error = refusal { try solver.add(y <= 15) }
    #expect(error == .unsatisfiable(y <= 15, conflicting: [y <= 15, x >= 10, y >= x + 10]))
    #expect(error?.description.contains("\"x >= 10\"") == true)
  }
}
