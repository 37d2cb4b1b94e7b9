import Drawing
import Geometry
import Scene

/// Blurs what is behind a list's blur; as long as that stays the same it is not drawn again.
final class Softener {
  private let halves = HalvedBitmaps()
  private var behind: DisplayList?
  private var scale = 0.0
  private var drawn: Bitmap?

  /// A node that shows a list softened all over a picture; nil where memory is short.
  func picture(
    of list: DisplayList, radius: Double, scale: Double, width: Int, height: Int,
    drawing: (DisplayList, PixelBuffer) -> Void
  ) -> Node? {
    let plan = BlurPlan(deviation: radius / 2 * scale)
    if list != behind || scale != self.scale || drawn?.width != width || drawn?.height != height {
      guard let bitmap = try? Bitmap(width: width, height: height, scale: scale, isOpaque: true) else {
        return nil
      }
      drawing(list, bitmap.buffer)
      (behind, self.scale, drawn) = (list, scale, bitmap)
    }
    guard let drawn else { return nil }
    let factor = Double(1 << plan.halvings)
    let small = halves.version(of: drawn, reducedBy: factor).bitmap
    guard let soft = Self.softened(small, weights: plan.weights) else { return nil }
    let size = Size(width: Double(soft.width), height: Double(soft.height)) * (factor / scale)
    return Node(bitmap: soft, frame: Rect(origin: .zero, size: size))
  }

  /// A bitmap with each pixel the weighted mean of those around it; beyond its edges it goes on as there.
  private static func softened(_ bitmap: Bitmap, weights: [Int]) -> Bitmap? {
    let (width, height, reach) = (bitmap.width, bitmap.height, weights.count - 1)
    guard let soft = try? Bitmap(width: width, height: height, isOpaque: true) else { return nil }
    let source = Layer.Source(bitmap)
    let target = Layer.Source(soft)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 2 * reach) { line in
      withUnsafeTemporaryAllocation(of: Row.Pixels.self, capacity: 2 * reach + 1) { rows in
        guard let first = line.baseAddress, let taps = rows.baseAddress else { return }
        for y in 0..<height {
          for tap in -reach...reach { taps[tap + reach] = source.row(max(0, min(height - 1, y + tap))) }
          Row.weighted(first + reach, from: taps, weights: weights, count: width)
          for edge in 0..<reach {
            line[edge] = line[reach]
            line[reach + width + edge] = line[reach + width - 1]
          }
          for tap in -reach...reach { taps[tap + reach] = first + (reach + tap) }
          Row.weighted(target.row(y), from: taps, weights: weights, count: width)
        }
      }
    }
    return soft
  }
}
