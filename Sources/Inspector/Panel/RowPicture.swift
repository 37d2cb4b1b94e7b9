import Drawing
import Geometry

/// A row's picture, drawn again only when the row or the touch on it has changed.
@MainActor
final class RowPicture {
  private struct Content: Equatable {
    var row: any InspectorRow
    var touch: Touch

    static func == (a: Content, b: Content) -> Bool { a.touch == b.touch && a.row.isSame(as: b.row) }
  }

  private let raster = Raster<Content>()

  /// What hangs over the row's edges, as rings do, in points.
  nonisolated static let overhang = 8.0

  /// The picture, which reaches over the row by `overhang` on all sides.
  func picture(of row: any InspectorRow, size: Size, touch: Touch, scale: Double) -> Bitmap? {
    let overhang = Self.overhang
    let whole = Size(width: size.width + 2 * overhang, height: size.height + 2 * overhang)
    return raster.picture(of: Content(row: row, touch: touch), size: whole, scale: scale) { canvas in
      canvas.translate(by: Vector(dx: overhang, dy: overhang))
      row.draw(on: canvas, width: size.width, touch: touch)
    }
  }
}
