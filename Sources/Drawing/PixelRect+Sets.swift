import Geometry

extension PixelRect {
  /// The first column beyond the right edge.
  public var maxX: Int { x + width }
  /// The first row below the lower edge.
  public var maxY: Int { y + height }

  /// The smallest rectangle of whole pixels around one that is given in fractions of them.
  ///
  /// Beyond ±2^30 it ends, and what is not a number makes it empty.
  public init(covering rect: Rect) {
    let limit = 1_073_741_824.0
    func clamped(_ value: Double) -> Int { value.isNaN ? 0 : Int(max(-limit, min(limit, value))) }
    // Coordinates that are whole but for rounding must not gain a pixel.
    let x = clamped((rect.minX + 1e-6).rounded(.down))
    let y = clamped((rect.minY + 1e-6).rounded(.down))
    self.init(
      x: x, y: y, width: max(0, clamped((rect.maxX - 1e-6).rounded(.up)) - x),
      height: max(0, clamped((rect.maxY - 1e-6).rounded(.up)) - y))
  }

  /// The pixels that both have; of no size where they share none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with every edge moved outward by a number of pixels.
  public func grown(by pixels: Int) -> PixelRect {
    PixelRect(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
  }

  /// Rectangles that hold all pixels of others, don't overlap, and are at most so many.
  public static func joined(_ rects: [PixelRect], atMost count: Int) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects where !rect.isEmpty {
      // What overlaps becomes one, which may overlap further ones.
      var rect = rect
      while let index = result.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    guard result.count > max(1, count) else { return result }
    return [result.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }]
  }
}
