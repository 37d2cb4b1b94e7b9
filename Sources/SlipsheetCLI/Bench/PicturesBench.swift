import CairoRenderer
import Drawing
import Gallery
import Geometry
import Gestures
import Glibc
import Interaction
import Motion
import Slipsheet
import Windowing

/// Measures a grid of ten thousand JPEG files: until it is seen, while it is scrolled through, and its memory.
@MainActor
enum PicturesBench {
  private static let count = 10_000
  /// So many files differ; the others are links to them, since only reading and decoding is measured.
  private static let distinct = 40
  private static let frame = Span(nanoseconds: 16_666_667)
  /// How far a frame scrolls, in points: a brisk flick.
  private static let step = 400.0

  static func run() throws -> [BenchRow] {
    let folder = "/tmp/slipsheet-bench-\(getpid())"
    defer { remove(folder) }
    try fill(folder)
    let loop = MainLoop()
    let scroll = ScrolledGrid(loop)
    let first = try Stopwatch.time { try scroll.open(folder) }
    scroll.run(step: step, every: frame)
    let times = scroll.times.sorted()
    guard !times.isEmpty else { throw Failure.failed("nothing scrolled, \(folder)") }
    let subject = "pictures: grid of \(count) JPEGs"
    return [
      BenchRow("\(subject), to its first frame", first * 1e3, "ms", .init(name: "goal, ms", value: 1000)),
      BenchRow("\(subject), a frame of scrolling, median", times[times.count / 2] * 1e3, "ms"),
      BenchRow(
        "\(subject), a frame of scrolling, 99 of 100", times[times.count * 99 / 100] * 1e3, "ms",
        .init(name: "60 Hz, ms", value: 16.7)),
      BenchRow("\(subject), frames scrolled", Double(times.count), ""),
      BenchRow("\(subject), pictures decoded", Double(scroll.decodeCount), ""),
      BenchRow(
        "\(subject), memory at most", peakMemory(), "MiB", .init(name: "goal, MiB", value: 400)),
    ]
  }

  /// Makes the files: photographs' size, with the program's own landscapes on them.
  private static func fill(_ folder: String) throws {
    guard mkdir(folder, 0o700) == 0 else {
      throw FileError(path: folder, reason: String(cString: strerror(errno)))
    }
    let album = DrawnAlbum()
    for index in 0..<distinct {
      let size = Size(width: 1600 - Double(index) * 8, height: 1200)
      guard let picture = album.bitmap(of: index % album.count, size: size, scale: 1) else { continue }
      try picture.writeJPEG(to: file(index, in: folder))
    }
    for index in distinct..<count {
      guard link(file(index % distinct, in: folder), file(index, in: folder)) == 0 else {
        throw FileError(path: file(index, in: folder), reason: String(cString: strerror(errno)))
      }
    }
  }

  private static func file(_ index: Int, in folder: String) -> String { "\(folder)/photo \(index).jpg" }

  private static func remove(_ folder: String) {
    for index in 0..<count { unlink(file(index, in: folder)) }
    rmdir(folder)
  }

  /// The most memory that the process has had, in MiB.
  private static func peakMemory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }
}

/// A grid in a window that is not seen, and the hand that scrolls it.
@MainActor
private final class ScrolledGrid {
  /// What each frame took, in seconds.
  private(set) var times: [Double] = []
  var decodeCount: Int { library?.decodeCount ?? 0 }

  private let loop: MainLoop
  private let renderer = CairoRenderer()
  private var library: PictureLibrary?
  private var stage: Stage?
  private var target: Bitmap?

  init(_ loop: MainLoop) {
    self.loop = loop
  }

  func open(_ folder: String) throws {
    let waker = loop.waker { [weak self] in self?.library?.collect() }
    let library = PictureLibrary(try PictureFolder.pictures(in: [folder])) { waker.wake() }
    self.library = library
    let exhibit = Exhibit(try StyleLibrary.style("zoom"), theme: .light, album: library)
    stage = Stage(
      presenter: exhibit.presenter, panel: exhibit.panel,
      surroundings: Surroundings(window: SceneOptions.defaultSize), at: loop.now)
    target = try Bitmap(size: SceneOptions.defaultSize, scale: 1, isOpaque: true)
    draw(at: loop.now)
  }

  /// Scrolls until the page does not move any more, at a display's pace.
  func run(step: Double, every frame: Span) {
    guard let stage else { return }
    var next = loop.now
    var isAtEnd = false
    while !isAtEnd {
      next = next + frame
      _ = loop.run(atMost: next - loop.now) { false }
      let before = stage.presenterOffset(at: loop.now)
      times.append(
        Stopwatch.time {
          stage.handle(.scroll(Self.event(step)), at: loop.now)
          draw(at: loop.now)
        })
      isAtEnd = stage.presenterOffset(at: loop.now) == before
    }
  }

  private func draw(at time: Instant) {
    guard let stage, let target else { return }
    renderer.render(stage.displayList(at: time), into: target.buffer, scale: 1)
  }

  private static func event(_ step: Double) -> Scroll {
    Scroll(
      position: Point(x: 195, y: 400), delta: Vector(dx: 0, dy: -step), device: .wheel)
  }
}
