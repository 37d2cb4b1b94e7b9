import GLESRenderer

/// Measures drawing with OpenGL ES, on whatever there is: frames of a dragged sheet, and what they ask of it.
@MainActor
enum GPUFrameBench {
  /// Software is slow enough for few of them.
  private static func runs(_ context: GLContext) -> Int { context.isSoftware ? 5 : 31 }

  static func run() throws -> [BenchRow] {
    let context = try GLContext(.surfaceless, allowsSoftware: true)
    let runs = runs(context)
    var rows: [BenchRow] = []
    for (width, height, scale) in [(390, 844, 1.0), (1920, 1080, 1), (3840, 2160, 2)] {
      let name = "frame: sheet dragged on \(shortName(context)), \(width) x \(height)"
      let scene = try SheetScene(width: width, height: height, scale: scale)
      let renderer = try GLESRenderer(on: context)
      let surface = GLSurface(width: width, height: height, on: context)
      try renderer.render(scene.list(0), on: surface, scale: scale)
      renderer.finish()
      var run = 0
      var uploads = 0
      let time = try Stopwatch.median(of: runs) {
        run += 1
        try renderer.render(scene.list(run), on: surface, scale: scale)
        renderer.finish()
        uploads += renderer.cost.uploads
      }
      rows.append(BenchRow(name, time * 1e3, "ms"))
      rows.append(
        BenchRow(
          "\(name), draw calls", Double(renderer.cost.drawCalls), "a frame",
          .init(name: "nodes", value: Double(scene.list(0).items.count))))
      rows.append(
        BenchRow(
          "\(name), uploads", Double(uploads) / Double(runs), "a frame", .init(name: "goal", value: 0)))
    }
    return rows
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
