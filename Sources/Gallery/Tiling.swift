import Geometry

/// Equal tiles in rows, as many side by side as fit a column; a few stand so that they fill the last row.
struct Tiling {
  private let count: Int
  private let abreast: Int
  private let origin: Point
  private let tile: Size
  private let gap: Double

  /// Places tiles below a height; `tileHeight` is that of a tile of a width, all in points.
  init(
    count: Int, in column: Column, y: Double, narrowest: Double, gap: Double,
    tileHeight: (_ width: Double) -> Double
  ) {
    let most = max(1, min(count, Int((column.width + gap) / max(1, narrowest + gap))))
    let fills = count < Self.manyRows * most
    let abreast = fills ? (1...most).last { count % $0 == 0 && $0 * 2 > most } ?? most : most
    let width = max(0, ((column.width - gap * Double(abreast - 1)) / Double(abreast)).rounded(.down))
    self.count = count
    self.abreast = abreast
    self.gap = gap
    origin = Point(x: column.x, y: y)
    tile = Size(width: width, height: tileHeight(width).rounded())
  }

  /// From so many rows on, nobody minds a last one that is not full.
  private static let manyRows = 5

  /// All tiles, for a few.
  var frames: [Rect] { (0..<count).map(frame) }

  /// The height below the last row, in points.
  var bottom: Double { count > 0 ? frame(count - 1).maxY : origin.y }

  /// Where a tile stands.
  func frame(_ index: Int) -> Rect {
    Rect(
      x: origin.x + Double(index % abreast) * (tile.width + gap),
      y: origin.y + Double(index / abreast) * (tile.height + gap), width: tile.width, height: tile.height)
  }

  /// The tiles in the rows that touch a part of the page, grown by so much on every side, in points.
  func indices(in part: Rect, grownBy margin: Double) -> Range<Int> {
    let pitch = max(1, tile.height + gap)
    let first = ((part.minY - margin - origin.y - tile.height) / pitch).rounded(.up)
    let last = ((part.maxY + margin - origin.y) / pitch).rounded(.up)
    let bounds = 0...((count + abreast - 1) / abreast)
    func row(_ value: Double) -> Int { max(bounds.lowerBound, min(bounds.upperBound, Int(value))) }
    let lower = min(count, row(first) * abreast)
    return lower..<max(lower, min(count, row(last) * abreast))
  }
}
