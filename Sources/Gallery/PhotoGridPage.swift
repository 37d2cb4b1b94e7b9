import Drawing
import Geometry
import Slipsheet

/// A grid of square pictures.
@MainActor
package final class PhotoGridPage: AlbumPage {
  /// Tells when a picture has come in.
  package let updates: PageUpdates? = PageUpdates()

  var theme: Theme
  let album: any Album
  private let open: (Int) -> Void

  /// Makes the page; `open` runs with the index of the picture whose cell is pressed.
  package init(theme: Theme, album: any Album, open: @escaping (Int) -> Void) {
    self.theme = theme
    self.album = album
    self.open = open
    followThumbnails()
  }

  /// Lays the grid out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let (header, tiling) = layout(for: size)
    let items = PageItems(album, tiling, ring: Theme.Grid.focusRing * 2) { [album, open] index in
      let frame = tiling.frame(index)
      let radius = Theme.Grid.pictureRadius
      return Control.tile(
        name: album.name(of: index), label: album.words(of: index).title, shape: frame, radius: radius,
        theme: theme, action: { open(index) },
        draw: { canvas, showsPicture in
          if showsPicture {
            album.drawThumbnail(index, on: canvas, in: frame, radius: radius, theme: theme)
          }
        })
    }
    return PageContents(
      background: theme.canvas, height: tiling.bottom + Theme.Grid.margin, items: items
    ) { canvas in
      header.draw(on: canvas, theme: theme)
    }
  }

  func pictureFrame(_ index: Int, for size: Size) -> Rect { layout(for: size).tiling.frame(index) }

  private func layout(for size: Size) -> (header: PageHeader, tiling: Tiling) {
    let column = Column(in: size)
    let header = PageHeader(
      "Photos", summary: album.countInWords, in: column, y: PageHeader.top(for: size))
    let tiling = Tiling(
      count: album.count, in: column, y: header.bottom + Theme.Grid.margin,
      narrowest: album.count < Self.many ? Self.narrowestOfFew : Self.narrowestOfMany,
      gap: Theme.Grid.step * 2, tileHeight: { $0 })
    return (header, tiling)
  }

  /// From so many pictures on, more are seen at a time.
  private static let many = 24
  /// The side of a cell is at least this, in points, or the column's width.
  private static let narrowestOfFew = 132.0
  private static let narrowestOfMany = 108.0
}
