import Drawing
import Geometry
import Slipsheet

/// A title, a summary and a collection of cards, each with a picture, a name and a description.
@MainActor
package final class CollectionPage: AlbumPage {
  /// Tells when a picture has come in.
  package let updates: PageUpdates? = PageUpdates()

  var theme: Theme
  let album: any Album
  private let open: (Int) -> Void

  /// Makes the page; `open` runs with the index of the picture whose card is pressed.
  package init(theme: Theme, album: any Album, open: @escaping (Int) -> Void) {
    self.theme = theme
    self.album = album
    self.open = open
    followThumbnails()
  }

  /// Lays the cards out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let layout = layout(for: size)
    let items = PageItems(album, layout.tiling, ring: Theme.Grid.focusRing * 2) { [album, open] index in
      let frame = layout.tiling.frame(index)
      let card = PictureCard(album, index, in: frame)
      return Control.tile(
        name: album.name(of: index), label: album.words(of: index).title, shape: frame,
        radius: Theme.Grid.cardRadius, theme: theme, action: { open(index) },
        draw: { canvas, showsPicture in card.draw(on: canvas, theme: theme, showsPicture: showsPicture) })
    }
    return PageContents(
      background: theme.canvas, height: layout.tiling.bottom + Theme.Grid.margin, items: items
    ) { canvas in
      layout.header.draw(on: canvas, theme: theme)
    }
  }

  func pictureFrame(_ index: Int, for size: Size) -> Rect {
    PictureCard.pictureFrame(in: layout(for: size).tiling.frame(index))
  }

  private func layout(for size: Size) -> (header: PageHeader, tiling: Tiling) {
    let column = Column(in: size)
    let header = PageHeader(
      album.title, summary: album.summary, in: column,
      y: PageHeader.top(for: size))
    let tiling = Tiling(
      count: album.count, in: column, y: header.bottom + Theme.Grid.margin, narrowest: 132, gap: 12
    ) { PictureCard.height(width: $0) }
    return (header, tiling)
  }
}
