import GLESRenderer

/// Measures drawing with OpenGL ES, on whatever there is: frames of a dragged sheet, and what they ask of it.
@MainActor
enum GPUFrameBench {
  /// Software is slow enough for few of them.
  private static func runs(_ context: GLContext) -> Int { context.isSoftware ? 5 : 31 }

  static func run() throws -> [BenchRow] {
    let context = try GLContext(.surfaceless, allowsSoftware: true)
    var rows: [BenchRow] = []
    for (width, height, scale) in [(390, 844, 1.0), (1920, 1080, 1), (3840, 2160, 2)] {
      rows += try Self.rows("sheet dragged", width: width, height: height, scale: scale, blur: 0, context)
    }
    return try rows
      + Self.rows(
        "sheet dragged over a blurred backdrop", width: 1920, height: 1080, scale: 1, blur: 24, context)
  }

  private static func rows(
    _ what: String, width: Int, height: Int, scale: Double, blur: Double, _ context: GLContext
  ) throws -> [BenchRow] {
    let name = "frame: \(what) on \(shortName(context)), \(width) x \(height)"
    let scene = try SheetScene(width: width, height: height, scale: scale)
    let renderer = try GLESRenderer(on: context)
    let surface = GLSurface(width: width, height: height, on: context)
    try renderer.render(scene.list(0, blur: blur), on: surface, scale: scale)
    renderer.finish()
    let runs = runs(context)
    var (run, uploads, allocations) = (0, 0, 0)
    let time = try Stopwatch.median(of: runs) {
      run += 1
      try renderer.render(scene.list(run, blur: blur), on: surface, scale: scale)
      renderer.finish()
      uploads += renderer.cost.uploads
      allocations += renderer.cost.allocations
    }
    func perFrame(_ what: String, _ count: Int) -> BenchRow {
      BenchRow("\(name), \(what)", Double(count) / Double(runs), "a frame", .init(name: "goal", value: 0))
    }
    return [
      BenchRow(name, time * 1e3, "ms"),
      BenchRow(
        "\(name), draw calls", Double(renderer.cost.drawCalls), "a frame",
        .init(name: "nodes", value: Double(scene.list(0).items.count))),
      perFrame("uploads", uploads),
      perFrame("allocations", allocations),
    ]
  }

  /// What draws, without the details in brackets.
  private static func shortName(_ context: GLContext) -> String {
    context.rendererName.split(separator: "(").first?.trimmed ?? context.rendererName
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(self.reversed().drop { $0 == " " }.reversed())
  }
}
