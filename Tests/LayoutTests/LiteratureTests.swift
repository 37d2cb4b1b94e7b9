import Layout
import Testing

/// The cases that papers and other solvers are tried on.
@Suite("Cases of the literature")
struct LiteratureTests {
  @Test("An under-constrained variable stays where it is, until something moves it")
  func underConstrained() throws {
    var solver = Solver()
    let x = solver.variable("x", at: 7)
    let y = solver.variable("y")
    try solver.add(x >= 3)
    #expect(solver[x] == 7)
    try solver.add(y == x + 2)
    #expect(solver[y] == solver[x] + 2)
    try solver.add(x >= 12)
    #expect(solver[x] == 12)
    #expect(solver[y] == 14)
    try solver.remove(x >= 12)
    #expect(solver[x] == 12)
  }

  @Test("Over-constrained, the stronger wins, and of equals the one that came first")
  func overConstrained() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add((x == 10).strength(.weak))
    try solver.add((x == 20).strength(.weak))
    #expect(solver[x] == 10)
    try solver.add((x == 30).strength(.medium))
    #expect(solver[x] == 30)
    try solver.add((x == 40).strength(.strong))
    #expect(solver[x] == 40)
    try solver.remove((x == 40).strength(.strong))
    #expect(solver[x] == 30)
    try solver.remove((x == 30).strength(.medium))
    #expect(solver[x] == 10)
    try solver.add((x == 25).strength(.weak.weighted(3)))
    #expect(solver[x] == 25)
  }

  @Test(
    "Of two equal wishes that one rule sets against each other the older holds, in whatever order it is written"
  )
  func opposed() throws {
    for isTurned in [false, true] {
      var solver = Solver()
      let (x, y) = (solver.variable("x"), solver.variable("y"))
      let (first, second) = isTurned ? (y, x) : (x, y)
      try solver.add((first == 0).strength(.weak))
      try solver.add((second == 0).strength(.weak))
      for rule in [x + y == 10, y + x == 10, 2 * x + 2 * y == 20] {
        try solver.add(rule)
        #expect(solver[first] == 0 && solver[second] == 10)
        try solver.remove(rule)
        #expect(solver[first] == 0 && solver[second] == 0)
      }
    }
  }

  @Test("No number of weak constraints outweighs a medium one, nor of medium ones a strong one")
  func levels() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add((x == 1).strength(.medium.weighted(0.001)))
    for index in 0..<300 {
      try solver.add((x == 100 + Double(index)).strength(.weak.weighted(1000)))
    }
    #expect(solver[x] == 1)
    for index in 0..<300 {
      try solver.add((x == -100 - Double(index)).strength(.medium))
    }
    try solver.add((x == 5).strength(.strong.weighted(0.001)))
    #expect(solver[x] == 5)
  }

  @Test("A chain of inequalities pushes from one end to the other", arguments: [2, 10, 60])
  func chain(length: Int) throws {
    var solver = Solver()
    let links = (0..<length).map { solver.variable("x\($0)") }
    for (link, next) in zip(links, links.dropFirst()) {
      try solver.add(next >= link + 10)
      try solver.add((next == link + 10).strength(.weak))
    }
    try solver.addEdit(links[0])
    try solver.suggest(100, for: links[0])
    solver.update()
    for (index, link) in links.enumerated() {
      #expect(solver[link] == 100 + 10 * Double(index))
    }
    try solver.add(links[length - 1] <= 50)
    #expect(solver[links[length - 1]] == 50)
    #expect(solver[links[0]] == 50 - 10 * Double(length - 1))
  }

  @Test("Removing the constraint that others lean on gives their place back")
  func removalOfPivot() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add((x <= 100).strength(.weak))
    #expect(solver[x] <= 100)
    try solver.add(x <= 10)
    try solver.add(x <= 20)
    try solver.add((x == 100).strength(.weak))
    #expect(solver[x] == 10)
    try solver.remove(x <= 10)
    #expect(solver[x] == 20)
    try solver.remove(x <= 20)
    #expect(solver[x] == 100)
    try solver.add(x <= 10)
    #expect(solver[x] == 10)
  }

  @Test("Removing a constraint twice that was added in two forms")
  func removalOfEquals() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add((x == 100).strength(.weak))
    try solver.add((y == 120).strength(.strong))
    try solver.add(x <= 10)
    try solver.add(2 * x <= 20)
    #expect(solver[x] == 10)
    try solver.remove(x <= 10)
    #expect(solver[x] == 10)
    try solver.add(x + y == 200)
    #expect(solver[x] == 10)
    #expect(solver[y] == 190)
    try solver.remove(2 * x <= 20)
    #expect(solver[y] == 120)
    #expect(solver[x] == 80)
  }

  @Test("A quadrilateral keeps its midpoints in the middle of its sides, and itself in the window")
  func quadrilateral() throws {
    var solver = Solver()
    let corners = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    let xs = (0..<4).map { solver.variable("corner\($0).x") }
    let ys = (0..<4).map { solver.variable("corner\($0).y") }
    var middles: [Expression] = []
    for index in 0..<4 {
      try solver.add((xs[index] == corners[index].0).strength(.weak.weighted(Double(1 << index))))
      try solver.add((ys[index] == corners[index].1).strength(.weak.weighted(Double(1 << index))))
      try solver.add([xs[index] >= 0, ys[index] >= 0, xs[index] <= 500, ys[index] <= 500])
    }
    for index in 0..<4 {
      let next = (index + 1) % 4
      let x = solver.variable("middle\(index).x")
      try solver.add(x == (xs[index] + xs[next]) / 2)
      middles.append(x.expression)
    }
    try solver.add([xs[0] + 20 <= xs[2], xs[0] + 20 <= xs[3], xs[1] + 20 <= xs[2], xs[1] + 20 <= xs[3]])
    #expect(middles.map { solver[$0] } == [10, 105, 200, 105])
    try solver.addEdit(xs[0])
    try solver.suggest(300, for: xs[0])
    solver.update()
    #expect(xs.map { solver[$0] } == [300, 10, 320, 320])
    #expect(middles.map { solver[$0] } == [155, 165, 320, 310])
    try solver.suggest(900, for: xs[0])
    solver.update()
    #expect(xs.map { solver[$0] } == [480, 10, 500, 500])
  }

  @Test("Stays hold what an edit doesn't move, and are renewed where things are")
  func stays() throws {
    var solver = Solver()
    let left = solver.variable("left", at: 10)
    let right = solver.variable("right", at: 60)
    let width = solver.variable("width", at: 50)
    try solver.addStay(left)
    try solver.addStay(width, strength: .weak.weighted(2))
    try solver.add(right == left + width)
    try solver.addEdit(right)
    try solver.suggest(100, for: right)
    solver.update()
    #expect([solver[left], solver[width]] == [50, 50])
    try solver.removeEdit(right)
    #expect([solver[left], solver[width]] == [10, 50])
    try solver.addEdit(left)
    try solver.suggest(30, for: left)
    solver.update()
    solver.renewStays()
    try solver.removeEdit(left)
    #expect([solver[left], solver[width], solver[right]] == [30, 50, 80])
    solver.removeStay(left)
    try solver.add((right == 200).strength(.weak))
    #expect([solver[left], solver[width]] == [150, 50])
  }
}
