import Drawing
import Geometry
import Slipsheet

/// A button and a list with pictures in its rows, all of which open a picture.
@MainActor
package final class PhotoListPage: AlbumPage {
  /// Tells when a picture has come in.
  package let updates: PageUpdates? = PageUpdates()

  var theme: Theme
  let album: any Album
  private let summary: String
  private let open: (_ source: String, _ index: Int) -> Void

  /// What the button opens, unless there are fewer pictures.
  private static let featured = 1

  /// Makes the page; `open` runs with the name of the control that is pressed and the index of what it shows.
  package init(
    theme: Theme, album: any Album, summary: String = "Press one, then throw it back",
    open: @escaping (_ source: String, _ index: Int) -> Void
  ) {
    self.theme = theme
    self.album = album
    self.summary = summary
    self.open = open
    followThumbnails()
  }

  /// Lays the list out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let layout = layout(for: size)
    let featured = featured
    let button = Control.button(
      name: "open", title: "Show a Picture", shape: layout.button, theme: theme
    ) { [open] in open("open", featured) }
    let items = PageItems(album, layout.rows) { [album, open] index in
      let row = PictureRow(album, index, in: layout.rows.frame(index))
      return row.control(theme: theme) { open(album.name(of: index), index) }
    }
    let count = album.count
    let card = count > 0 ? layout.rows.frame(0).union(layout.rows.frame(count - 1)) : .zero
    return PageContents(
      background: theme.canvas, height: layout.rows.bottom + Theme.Grid.margin, controls: [button],
      items: items
    ) { canvas in
      layout.header.draw(on: canvas, theme: theme)
      canvas.fill(Path(continuous: card, radius: Theme.Grid.cardRadius), with: theme.surface)
    }
  }

  func pictureFrame(_ index: Int, for size: Size) -> Rect {
    PictureRow.pictureFrame(in: layout(for: size).rows.frame(index))
  }

  /// Where a row's picture or the button lies on a page of a size, in points.
  package func sourceFrame(of control: String, for size: Size) -> Rect? {
    if control == "open" { return layout(for: size).button }
    return album.index(named: control).map { pictureFrame($0, for: size) }
  }

  private var featured: Int { min(Self.featured, album.count - 1) }

  private func layout(for size: Size) -> (header: PageHeader, button: Rect, rows: Tiling) {
    let column = Column(in: size)
    let header = PageHeader(
      "Pictures", summary: summary, in: column, y: PageHeader.top(for: size))
    let button = column.button(y: header.bottom + Theme.Grid.margin, isCentered: false)
    let rows = Tiling(
      count: album.count, in: column, y: button.maxY + Theme.Grid.margin, narrowest: column.width, gap: 0,
      tileHeight: { _ in PictureRow.height })
    return (header, button, rows)
  }
}
