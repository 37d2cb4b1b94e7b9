import Drawing
import Geometry

/// The strips of a high page that were drawn and are kept: what is seen, and as much again on either side.
struct PageStrips {
  private var bitmaps: [Int: Bitmap] = [:]
  /// Bitmaps of strips that were left behind, for the next ones.
  private var spare: [Bitmap] = []

  /// The height of a strip, in pixels: drawing one must not take longer than a frame.
  private static let height = 384

  /// Calls with every strip that touches a part of the page and with its frame, in points.
  ///
  /// Those that are missing are drawn first; where there is no memory for one, it is left out.
  mutating func forEach(
    in part: Rect, scale: Double, isOpaque: Bool, _ body: (Bitmap, Rect) -> Void,
    drawing draw: (Bitmap, Rect) -> Void
  ) {
    let height = Double(Self.height) / scale
    let seen = Self.indices(in: part, height: height)
    let reach = seen.count
    for index in bitmaps.keys where index < seen.lowerBound - reach || index >= seen.upperBound + reach {
      if let bitmap = bitmaps.removeValue(forKey: index), spare.count < reach { spare.append(bitmap) }
    }
    for index in seen {
      let frame = Rect(x: 0, y: Double(index) * height, width: part.width, height: height)
      if let bitmap = bitmaps[index] {
        body(bitmap, frame)
      } else if let bitmap = spare.popLast()
        ?? (try? Bitmap(size: frame.size, scale: scale, isOpaque: isOpaque))
      {
        draw(bitmap, frame)
        bitmaps[index] = bitmap
        body(bitmap, frame)
      }
    }
  }

  /// Calls with a canvas in the page's points for every strip that was drawn and touches a part of the page.
  func redraw(_ part: Rect, scale: Double, _ body: (Canvas) -> Void) {
    let height = Double(Self.height) / scale
    for index in Self.indices(in: part, height: height) {
      guard let bitmap = bitmaps[index] else { continue }
      let canvas = Canvas(on: bitmap)
      canvas.translate(by: Vector(dx: 0, dy: -Double(index) * height))
      body(canvas)
    }
  }

  private static func indices(in part: Rect, height: Double) -> Range<Int> {
    let first = Int((part.minY / height).rounded(.down))
    return first..<max(first, Int((part.maxY / height).rounded(.up)))
  }
}
