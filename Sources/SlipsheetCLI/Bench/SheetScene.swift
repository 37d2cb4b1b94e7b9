import CairoRenderer
import Drawing
import Geometry
import Glibc
import Scene

/// A presenter and a panel of noise, and the frames of a drag.
struct SheetScene {
  let target: Bitmap
  private let presenter: Bitmap
  private let panel: Bitmap

  init(width: Int, height: Int, scale: Double) throws {
    target = try Bitmap(width: width, height: height, scale: scale, isOpaque: true)
    presenter = try Self.noise(width: width, height: height, scale: scale)
    panel = try Self.noise(width: width, height: height, scale: scale)
  }

  var pixels: Double { Double(target.width * target.height) }

  /// The medians of copying the frame's memory on one thread, and of drawing it, measured in turns.
  func times(runs: Int, renderer: CairoRenderer = CairoRenderer()) -> (copy: Double, frame: Double) {
    draw(0, with: renderer)
    var copies: [Double] = []
    var frames: [Double] = []
    for run in 0..<runs {
      copies.append(Stopwatch.time(copy))
      frames.append(Stopwatch.time { draw(run, with: renderer) })
    }
    return (copies.sorted()[runs / 2], frames.sorted()[runs / 2])
  }

  func frameTime(runs: Int, renderer: CairoRenderer) -> Double {
    var run = 0
    draw(run, with: renderer)
    return Stopwatch.median(of: runs) {
      draw(run, with: renderer)
      run += 1
    }
  }

  private func copy() {
    memcpy(target.buffer.base, presenter.buffer.base, target.buffer.bytesPerRow * target.height)
  }

  private func draw(_ run: Int, with renderer: CairoRenderer) {
    renderer.render(list(run), into: target.buffer, scale: target.scale)
  }

  /// What a frame of the drag shows; the presenter is softened by a blur of that radius, in points.
  func list(_ run: Int, blur: Double = 0) -> DisplayList {
    let all = Rect(origin: .zero, size: target.size)
    let translation = Double(20 + run * 7 % 120)
    let part = translation / all.height
    var list = DisplayList(size: all.size)
    list.append(Node(bitmap: presenter, frame: all))
    if blur > 0 { list.items.append(.blur(radius: blur)) }
    list.append(Node(color: .black.opacity(0.8 * (1 - part)), frame: all))
    list.append(
      Node(
        bitmap: panel, frame: all.offset(by: Vector(dx: 0, dy: translation)),
        corners: CornerRadii(min(20, translation / 5)), opacity: 1 - part))
    return list
  }

  private static func noise(width: Int, height: Int, scale: Double) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height, scale: scale, isOpaque: true)
    var state: UInt32 = 1
    for y in 0..<height {
      let row = bitmap.buffer.row(y)
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        row[x] = state | 0xFF00_0000
      }
    }
    return bitmap
  }
}
