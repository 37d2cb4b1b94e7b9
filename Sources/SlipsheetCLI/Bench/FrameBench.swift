import CairoRenderer
import Drawing
import Gallery
import Geometry
import Glibc
import Interaction
import Lab
import Motion
import Scene
import Slipsheet

/// Measures drawing: frames of a dragged sheet in memory, against copying as much memory, and files of them.
@MainActor
enum FrameBench {
  private static let runs = 31
  /// What a frame at 4K may cost of a single-threaded copy of its memory.
  private static let mostCopies = 1.4
  private static let qtPainter = "Qt's painter"

  static func run() throws -> [BenchRow] {
    let figures = MeasuredFigures()
    var rows: [BenchRow] = []
    for (width, height, scale) in [(390, 844, 1.0), (1920, 1080, 1), (3840, 2160, 2)] {
      let name = "frame: sheet dragged, \(width) x \(height)"
      let scene = try SheetScene(width: width, height: height, scale: scale)
      let (copy, frame) = scene.times(runs: runs)
      let isLarge = width >= 3840
      let painter = figures.value("frame \(width) x \(height)", of: qtPainter)
      let half = painter.map { BenchRow.Yardstick(name: "half of \(qtPainter)", value: $0 / 2) }
      let copies = BenchRow.Yardstick(name: "\(mostCopies) x memcpy, ms", value: copy * mostCopies * 1e3)
      rows.append(BenchRow(name, frame * 1e3, "ms", isLarge ? copies : half))
      if isLarge, let half { rows.append(BenchRow("\(name), again", frame * 1e3, "ms", half)) }
      rows.append(BenchRow("\(name), memcpy", copy * 1e3, "ms"))
      if isLarge { rows.append(try speedUp(scene)) }
    }
    rows += [try flatness(), try filmedFrames(), try files()]
    return rows
  }

  private static func speedUp(_ scene: SheetScene) throws -> BenchRow {
    let one = scene.frameTime(runs: runs, renderer: CairoRenderer(threads: 1))
    let two = scene.frameTime(runs: runs, renderer: CairoRenderer(threads: 2))
    return BenchRow(
      "frame: two threads over one, 3840 x 2160", one / two, "x",
      .init(name: "goal", value: 1.7, isCeiling: false))
  }

  /// How the time a pixel grows from a phone to a wall: no faster than copying does, which leaves the cache, too.
  private static func flatness() throws -> BenchRow {
    let small = try SheetScene(width: 390, height: 844, scale: 1)
    let large = try SheetScene(width: 7680, height: 4320, scale: 2)
    let renderer = CairoRenderer(threads: 1)
    let (smallCopy, smallFrame) = small.times(runs: runs, renderer: renderer)
    let (largeCopy, largeFrame) = large.times(runs: 7, renderer: renderer)
    let pixels = large.pixels / small.pixels
    return BenchRow(
      "frame: time a pixel, 7680 x 4320 over 390 x 844", largeFrame / smallFrame / pixels, "x",
      .init(name: "memcpy's", value: largeCopy / smallCopy / pixels))
  }

  /// As many frames as make up for the drawing of the pages before the first.
  private static let filmed = 240

  private static func filmedFrames() throws -> BenchRow {
    let film = try makeFilm()
    let times = film.times(count: filmed)
    let seconds = try Stopwatch.time { for time in times { _ = try film.picture(at: time) } }
    return BenchRow(
      "frame: snapshots in memory, 390 x 844 at scale 2", Double(times.count) / seconds, "/s",
      .init(name: "goal", value: 600, isCeiling: false))
  }

  /// Frames as `slipsheet snapshot -o FOLDER/` writes them, encoded on all cores.
  private static func files() throws -> BenchRow {
    let film = try makeFilm()
    let times = film.times(count: filmed)
    let path = "/tmp/slipsheet-bench-\(getpid())"
    let folder = try FrameFolder(path, count: filmed, jobs: WorkerThread.processors)
    defer {
      for index in 0..<filmed { unlink(folder.file(at: index)) }
      rmdir(path)
    }
    let seconds = try Stopwatch.time {
      for (index, time) in times.enumerated() { try folder.add(film.picture(at: time), at: index) }
      try folder.finish()
    }
    return BenchRow(
      "frame: PNG files, 390 x 844 at scale 2", Double(times.count) / seconds, "/s",
      .init(name: "goal", value: 60, isCeiling: false))
  }

  private static func makeFilm() throws -> GestureFilm {
    let trace = BuiltInGesture.trace(for: Surroundings(window: SceneOptions.defaultSize, scale: 2))
    return GestureFilm(
      trace, style: try StyleLibrary.style("sheet"), presenter: PresenterPage(theme: .light, open: {}),
      page: ArticlePage(theme: .light, close: {}))
  }
}
