import Drawing
import Geometry
import Glibc
import Scene
import Synchronization

/// Draws display lists into memory: the reference for how a frame looks.
///
/// What nodes show was drawn by Cairo once; here it is moved, stretched, faded and joined row by row, each row in
/// the processor's cache, on all cores. Any number of bands and threads gives the same bits.
package final class CairoRenderer {
  /// What the threads share while a frame is drawn.
  private final class Frame: @unchecked Sendable {
    let next = Atomic<Int>(0)
    let scratches: [Scratch]
    let edge = GaussianEdge()
    var painter: Painter?
    var rows = 0
    var bands = 1

    init(threads: Int) {
      scratches = (0..<threads).map { _ in Scratch() }
    }

    deinit {
      edge.free()
    }

    /// Draws bands until none is left.
    func work(_ worker: Int) {
      guard let painter else { return }
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < bands else { return }
        painter.paint(rows: (rows * band / bands)..<(rows * (band + 1) / bands), scratch: scratches[worker])
      }
    }
  }

  /// Below so many pixels waking a thread costs more than it brings.
  private static let fewestPixelsPerThread = 65_536
  /// Bands for each thread, so that one that is held up leaves its share to the others.
  private static let bandsPerThread = 4

  private let frame: Frame
  private let threads: Int
  private let bands: Int?
  private var plan = Plan()
  private let softener = Softener()
  /// Made for the first frame that is large enough.
  private var pool: BandPool?

  /// Makes a renderer with a number of threads, and of bands into which frames are cut.
  ///
  /// Without them there is a thread for each processor, and some bands for each thread.
  package init(threads: Int? = nil, bands: Int? = nil) {
    let processors = WorkerThread.processors
    self.threads = max(1, min(64, threads ?? processors))
    self.bands = bands.map { max(1, $0) }
    frame = Frame(threads: self.threads)
  }

  /// Draws a list into a buffer whose upper left pixel is the list's origin, at a number of pixels a point.
  ///
  /// Only the pixels in `damage` change, or all without it. The buffer's alpha bytes mean nothing afterwards.
  package func render(
    _ list: DisplayList, into buffer: PixelBuffer, scale: Double, damage: [PixelRect]? = nil
  ) {
    if let split = list.splitAtBlur(), scale > 0,
      let softened = softener.picture(
        of: split.behind, radius: split.radius, scale: scale, width: buffer.width, height: buffer.height,
        drawing: { render($0, into: $1, scale: scale) })
    {
      return render(
        DisplayList(size: list.size, items: [.node(softened)] + split.front), into: buffer, scale: scale,
        damage: damage)
    }
    plan.make(list, scale: scale, width: buffer.width, height: buffer.height, damage: damage)
    guard plan.rowCount > 0 else { return }
    let busy = max(1, min(threads, plan.pixelCount / Self.fewestPixelsPerThread))
    if busy > 1, pool == nil { pool = BandPool(threads: threads) { [frame] in frame.work($0) } }
    for scratch in frame.scratches {
      scratch.reserve(width: buffer.width, sourceWidth: plan.widestSource, depth: plan.depth)
    }
    frame.rows = plan.rowCount
    frame.bands = bands ?? (busy == 1 ? 1 : busy * Self.bandsPerThread)
    frame.next.store(0, ordering: .relaxed)
    plan.withPainter(on: buffer, edge: frame.edge) { painter in
      frame.painter = painter
      if busy > 1, let pool { pool.run(helpers: busy - 1) } else { frame.work(0) }
      frame.painter = nil
    }
  }
}
