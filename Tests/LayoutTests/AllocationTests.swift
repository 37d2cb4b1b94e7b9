import AllocationCounter
import Layout
import Testing

@Suite("Memory")
struct AllocationTests {
  @Test("Suggestions and updates ask for no memory, however often constraints take turns")
  func suggestions() throws {
    var solver = Solver()
    let width = solver.variable("width")
    let label = solver.variable("label")
    let field = solver.variable("field")
    try solver.add([label >= 0, field >= 0, label + field + 24 <= width])
    try solver.add((label == 100).strength(.medium))
    try solver.add((field >= 80).strength(.strong))
    try solver.add((field == width - label - 24).strength(.weak))
    try solver.addEdit(width)
    func drag() throws {
      for step in 0..<3000 {
        try solver.suggest(Double(step * 37 % 400), for: width)
        solver.update { variable, value in seen += variable.index >= 0 && value.isFinite ? 1 : 0 }
      }
    }
    var seen = 0
    try drag()
    let before = allocation_count()
    try drag()
    let after = allocation_count()
    #expect(after == before)
    #expect(seen > 3000)
    // The counter does count.
    var list = [1, 2, 3]
    list.append(seen)
    #expect(counts_allocations() == 0 || allocation_count() > before, "\(list)")
  }
}
