import Geometry
import Layout

/// Measures one solver that lays out many panels of ten items each, all as wide as the window tells.
@MainActor
enum PanelsBench {
  private static let panels = 1000
  private static let items = 10
  private static let perRow = 4

  static func run() throws -> [BenchRow] {
    var solver = Solver()
    let window = try LayoutWindow(Size(width: 1920, height: 1080), in: &solver)
    let build = try Stopwatch.time {
      for index in 0..<panels {
        try add(index, in: window, &solver)
      }
      solver.update()
    }
    var widths = [1280.0, 1600, 2560, 1920].makeIterator()
    let resize = try Stopwatch.median(of: 4) {
      try window.resize(to: Size(width: widths.next() ?? 1920, height: 1080), in: &solver)
      solver.update()
    }
    let subject = "layout: \(panels) panels of \(items) items"
    return [
      BenchRow("\(subject), build", build * 1e3, "ms"),
      BenchRow("\(subject), resize", resize * 1e3, "ms"),
      BenchRow("\(subject), memory", Double(solver.storageSize) / 1_048_576, "MiB"),
    ]
  }

  /// A panel in a grid of panels, with its items in a column.
  private static func add(_ index: Int, in window: LayoutWindow, _ solver: inout Solver) throws {
    let panel = try LayoutItem("panel", in: &solver)
    let column = Double(index % perRow) / Double(perRow)
    try solver.add([
      panel.left == column * window.width + 8,
      panel.width == window.width / Double(perRow) - 16,
      panel.top == 400 * Double(index / perRow) + 8,
    ])
    var stacked: [LayoutItem] = []
    for _ in 0..<items {
      let item = try LayoutItem("item", in: &solver)
      try solver.add((item.height == 28).strength(.strong))
      stacked.append(item)
    }
    let stack = Stack(.vertical, spacing: 8)
    try solver.add(stack.constraints(for: stacked, in: panel.inset(by: EdgeInsets(all: 8)), solver: &solver))
  }
}
