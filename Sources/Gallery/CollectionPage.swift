import Drawing
import Geometry
import Slipsheet

/// A title, a summary and a collection of cards, each with a picture, a name and a description.
@MainActor
package final class CollectionPage: ThemedPage {
  /// Tells when a picture has come in.
  package let updates: PageUpdates? = PageUpdates()

  var theme: Theme
  private let album: any Album
  private let open: (Int) -> Void

  /// Makes the page; `open` runs with the index of the picture whose card is pressed.
  package init(theme: Theme, album: any Album, open: @escaping (Int) -> Void) {
    self.theme = theme
    self.album = album
    self.open = open
    // by way of the page: an album that its own closure holds would stay for ever
    album.onThumbnail = { [weak self] index in
      guard let self else { return }
      updates?.redraw(self.album.name(of: index))
    }
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
    let height = layout.tiling.bottom + Theme.Grid.margin
    return PageContents(
      background: theme.canvas, height: height > size.height ? height : nil, items: items
    ) { canvas in
      layout.header.draw(on: canvas, theme: theme)
    }
  }

  /// The picture of a card on a page of a size.
  package func source(_ index: Int, for size: Size) -> PictureSource {
    PictureSource(
      name: album.name(of: index), index: index,
      frame: PictureCard.pictureFrame(in: layout(for: size).tiling.frame(index)),
      radius: Theme.Grid.pictureRadius)
  }

  /// Where a card's picture lies on a page of a size, in points.
  package func sourceFrame(of control: String, for size: Size) -> Rect? {
    album.index(named: control).map { source($0, for: size).frame }
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
