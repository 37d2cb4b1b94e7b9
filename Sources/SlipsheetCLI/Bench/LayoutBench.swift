import Layout
import Motion

/// Measures the layout solver on a form of 4 to 100 rows, on the drag of a bare panel, and on many panels.
@MainActor
enum LayoutBench {
  private static let sizes = [4, 9, 20, 50, 100]
  /// The sizes over which building may grow with an exponent of at most `largestExponent`.
  private static let fitted = 4...50
  private static let largestExponent = 1.8

  static func run() throws -> [BenchRow] {
    let kiwi = KiwiFigures()
    var rows = [try drag(LayoutForm(rows: 0), kiwi, operations: 50_000)]
    var builds: [(rows: Int, time: Double)] = []
    for size in sizes {
      let form = LayoutForm(rows: size)
      let build = try build(form, kiwi)
      if fitted.contains(size) { builds.append((size, build.value)) }
      rows.append(build)
      rows.append(try drag(form, kiwi, operations: 500_000 / size))
      rows.append(try resize(form, kiwi, operations: 500_000 / size))
      rows.append(try exchange(form, kiwi, operations: 50))
      rows.append(try memory(form))
    }
    rows.append(
      BenchRow(
        "layout: growth of building, 4 to 50 rows", exponent(of: builds), "exponent",
        .init(name: "goal", value: largestExponent)))
    return rows + (try PanelsBench.run())
  }

  private static func build(_ form: LayoutForm, _ kiwi: KiwiFigures) throws -> BenchRow {
    let repeats = max(1, 100 / form.rows)
    let time = try least {
      for _ in 0..<repeats {
        var solver = Solver()
        try form.build(&solver)
      }
    }
    return row("build", form, time / Double(repeats), kiwi)
  }

  private static func drag(_ form: LayoutForm, _ kiwi: KiwiFigures, operations: Int) throws -> BenchRow {
    var solver = Solver()
    try form.build(&solver)
    let time = try least {
      for index in 0..<operations {
        try solver.suggest(Double(index % 200), for: form.drag)
        solver.update()
      }
    }
    return row("drag", form, time / Double(operations), kiwi)
  }

  private static func resize(_ form: LayoutForm, _ kiwi: KiwiFigures, operations: Int) throws -> BenchRow {
    var solver = Solver()
    try form.build(&solver)
    let time = try least {
      for index in 0..<operations {
        try solver.suggest(390 + Double(index % 400), for: form.width)
        try solver.suggest(844 + Double(index % 400), for: form.height)
        solver.update()
      }
    }
    return row("resize", form, time / Double(operations), kiwi)
  }

  private static func exchange(_ form: LayoutForm, _ kiwi: KiwiFigures, operations: Int) throws -> BenchRow {
    var solver = Solver()
    try form.build(&solver)
    let last = form.constraints[form.lastRow...]
    let time = try least {
      for _ in 0..<operations {
        for constraint in last { try solver.remove(constraint) }
        for constraint in last { try solver.add(constraint) }
        solver.update()
      }
    }
    return row("row", form, time / Double(operations), kiwi)
  }

  private static func memory(_ form: LayoutForm) throws -> BenchRow {
    var solver = Solver()
    try form.build(&solver)
    let bytes = Double(solver.storageSize) / Double(form.constraints.count)
    return BenchRow("layout: \(form.rows) rows, memory of a constraint", bytes, "bytes")
  }

  /// The fewest seconds that some runs of a piece of work take: what other programs take away doesn't count.
  private static func least(_ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<7 {
      least = min(least, try Stopwatch.time(work))
    }
    return least
  }

  private static func row(
    _ operation: String, _ form: LayoutForm, _ seconds: Double, _ kiwi: KiwiFigures
  ) -> BenchRow {
    let words = [
      "build": "build", "drag": "suggest and update a drag", "resize": "suggest and update a size",
      "row": "remove and add a row",
    ]
    let subject = form.rows == 0 ? "7 variables" : "\(form.rows) rows"
    return BenchRow(
      "layout: \(subject), \(words[operation] ?? operation)", seconds * 1e9, "ns",
      kiwi.time(of: operation, rows: form.rows).map { .init(name: kiwi.name, value: $0 / 2) })
  }

  /// The exponent e for which times grow like rows^e: the slope of the least squares line of their logarithms.
  private static func exponent(of builds: [(rows: Int, time: Double)]) -> Double {
    let points = builds.map { (x: Elementary.log(Double($0.rows)), y: Elementary.log($0.time)) }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let products = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    return products / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
  }
}
