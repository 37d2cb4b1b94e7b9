import Geometry

/// Equal tiles in rows, as many side by side as fit a column, and of those numbers one that fills the last row.
struct Tiling {
  let frames: [Rect]

  /// The height below the last row, in points.
  let bottom: Double

  /// Places tiles below a height; `tileHeight` is that of a tile of a width, all in points.
  init(
    count: Int, in column: Column, y: Double, narrowest: Double, gap: Double,
    tileHeight: (_ width: Double) -> Double
  ) {
    let most = max(1, min(count, Int((column.width + gap) / (narrowest + gap))))
    let abreast = (1...most).last { count % $0 == 0 && $0 * 2 > most } ?? most
    let width = max(0, ((column.width - gap * Double(abreast - 1)) / Double(abreast)).rounded(.down))
    let height = tileHeight(width).rounded()
    frames = (0..<count).map { index in
      Rect(
        x: column.x + Double(index % abreast) * (width + gap),
        y: y + Double(index / abreast) * (height + gap), width: width, height: height)
    }
    bottom = frames.last?.maxY ?? y
  }
}
