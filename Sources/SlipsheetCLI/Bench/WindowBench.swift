/// Tells what `tools/bench` has measured of a window on an X server, and what other toolkits took for the same.
@MainActor
enum WindowBench {
  private struct Measure {
    var name: String
    var title: String
    var unit: String
    var goal: Double?
  }

  private static let program = "Slipsheet"
  private static let yardstick = "Qt Quick"

  private static let measures = [
    Measure(name: "latency", title: "input to changed pixels", unit: "ms", goal: 2.5),
    Measure(name: "drag", title: "processor time of a 10 s drag", unit: "s"),
    Measure(name: "wake-ups", title: "wake-ups in 10 s at rest", unit: "", goal: 0),
    Measure(name: "start", title: "start to first frame", unit: "ms", goal: 50),
    Measure(name: "whole", title: "start to the picture at rest", unit: "ms"),
    Measure(name: "memory", title: "memory", unit: "MiB", goal: 60),
    Measure(name: "anonymous memory", title: "memory of its own", unit: "MiB"),
    Measure(name: "film", title: "film strip of 6 frames, cold", unit: "s", goal: 0.3),
  ]

  static func run() throws -> [BenchRow] {
    let figures = MeasuredFigures()
    var rows: [BenchRow] = []
    for measure in measures {
      let title = "window: \(measure.title)"
      guard let value = figures.value(measure.name, of: program) else { continue }
      var goal = measure.goal.map { BenchRow.Yardstick(name: "goal", value: $0) }
      if measure.name == "drag", let theirs = figures.value(measure.name, of: yardstick) {
        goal = .init(name: "half of \(yardstick)", value: theirs / 2)
      }
      rows.append(BenchRow(title, value, measure.unit, goal))
      for name in figures.names where name != program {
        guard let value = figures.value(measure.name, of: name) else { continue }
        rows.append(BenchRow("\(title), \(name)", value, measure.unit))
      }
    }
    return rows
  }
}
