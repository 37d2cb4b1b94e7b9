import GLESRenderer
import Interaction

/// Measures the program itself, each figure beside its yardstick.
enum BenchCommand: Command {
  static let name = "bench"
  static let summary = "measure the program itself, each figure beside its yardstick"

  static var words: [String]? { benches.map(\.name) }

  private static let benches: [(name: String, run: @MainActor () throws -> [BenchRow])] = [
    // the process's own memory is told: before the others leave theirs
    ("pictures", PicturesBench.run),
    ("engine", EngineBench.run),
    ("layout", LayoutBench.run),
    ("frame", FrameBench.run),
    ("window", WindowBench.run),
  ]

  static func run(_ arguments: [String]) throws {
    let names = benches.map(\.name)
    let parser = OptionParser(
      name, parameters: "[NAME...] - measure the program itself",
      summary: "NAME is one of \(names.joined(separator: ", ")); without one, all are measured.")
    parser.flag("gpu", "Measure frames on the GPU, or on software in its place")
    parser.flag("json", "One JSON object a line instead of a table")
    let values = try parser.parse(arguments)
    if let unknown = values.rest.first(where: { !names.contains($0) }) {
      throw Failure.usage("no bench \"\(unknown)\", expected one of \(names.joined(separator: ", "))")
    }
    if values.has("gpu") {
      guard values.rest.isEmpty || values.rest == ["frame"] else {
        throw Failure.usage("--gpu with \"\(values.rest[0])\", expected frame")
      }
      do {
        let rows = try GPUFrameBench.run()
        if !values.has("json") { try Output.standard.write(heading) }
        for row in rows { try Output.standard.write(values.has("json") ? json(row) : table(row)) }
      } catch let error as GLError {
        try Output.standard.write("frame: nothing to measure, \(error)")
      }
      return
    }
    if !values.has("json") { try Output.standard.write(heading) }
    for bench in benches where values.rest.isEmpty || values.rest.contains(bench.name) {
      let rows = try bench.run()
      if rows.isEmpty, !values.has("json") {
        try Output.standard.write("\(bench.name): nothing was measured from outside, tools/bench does it")
      }
      for row in rows {
        try Output.standard.write(values.has("json") ? json(row) : table(row))
      }
      try Output.standard.flush()
    }
  }

  private static let heading = line("figure", "measured", "yardstick", "ratio", "verdict")

  private static func table(_ row: BenchRow) -> String {
    let value = "\(rounded(row.value)) \(row.unit)"
    guard let yardstick = row.yardstick else { return line(row.name, value) }
    return line(
      row.name, value, "\(yardstick.name) \(rounded(yardstick.value))",
      row.ratio.map { "\(rounded($0))x" } ?? "-", row.isKept == true ? "kept" : "missed")
  }

  private static func line(_ words: String...) -> String {
    let padded = zip(words, [52, 18, 30, 10, 0]).map { $0.padded(to: $1) }
    return String(padded.joined().reversed().drop { $0 == " " }.reversed())
  }

  private static func json(_ row: BenchRow) -> String {
    var line = JSONLine()
    line.add("name", row.name)
    line.add("value", row.value)
    line.add("unit", row.unit)
    if let yardstick = row.yardstick {
      line.add("yardstick", yardstick.name)
      line.add("against", yardstick.value)
      if let ratio = row.ratio { line.add("ratio", ratio) }
      if let kept = row.isKept { line.add("kept", kept) }
    }
    return line.finished()
  }

  /// Three places are what such a figure is good for.
  private static func rounded(_ value: Double) -> String {
    let factor = value < 10 ? 1000.0 : value < 1000 ? 10 : 1
    let number = (value * factor).rounded() / factor
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
