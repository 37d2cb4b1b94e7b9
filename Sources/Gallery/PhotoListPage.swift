import Drawing
import Geometry
import Slipsheet

/// A button and a list with pictures in its rows, all of which open a picture.
@MainActor
public final class PhotoListPage: Page {
  private let theme: Theme
  private let open: (_ source: String, _ landscape: Landscape) -> Void
  private let landscapes = Landscape.all
  private let featured = Landscape.ridges
  private let pictures = PictureStore()

  /// Makes the page; `open` runs with the name of the control that is pressed and what it shows.
  public init(theme: Theme, open: @escaping (_ source: String, _ landscape: Landscape) -> Void) {
    self.theme = theme
    self.open = open
  }

  /// Lays the list out for a size, in points.
  public func contents(for size: Size) -> PageContents {
    let theme = theme
    pictures.beginLayout()
    let layout = layout(for: size)
    var controls = [
      Control.button(name: "open", title: "Show a Picture", shape: layout.button, theme: theme) {
        [open, featured] in open("open", featured)
      }
    ]
    let rows = zip(landscapes, layout.rows).map { PictureRow($0, in: $1) }
    for (index, row) in rows.enumerated() {
      let edges = RowEdges(isFirst: index == 0, isLast: index == rows.count - 1)
      controls.append(
        row.control(edges: edges, theme: theme, pictures: pictures) { [open] in
          open(row.landscape.name, row.landscape)
        })
    }
    let card = layout.rows.reduce(Rect.zero) { $0.union($1) }
    let height = card.maxY + Theme.Grid.margin
    return PageContents(
      background: theme.canvas, height: height > size.height ? height : nil, controls: controls
    ) { canvas in
      layout.header.draw(on: canvas, theme: theme)
      canvas.fill(Path(continuous: card, radius: Theme.Grid.cardRadius), with: theme.surface)
    }
  }

  /// The button and the pictures of the rows on a page of a size, in points.
  public func sources(for size: Size) -> [PictureSource] {
    let layout = layout(for: size)
    let button = PictureSource(
      name: "open", landscape: featured, frame: layout.button, radius: Theme.Grid.cardRadius)
    return [button]
      + zip(landscapes, layout.rows).map { landscape, frame in
        PictureSource(
          name: landscape.name, landscape: landscape, frame: PictureRow.pictureFrame(in: frame),
          radius: Theme.Grid.thumbnailRadius)
      }
  }

  /// Where a row's picture or the button lies on a page of a size, in points.
  public func sourceFrame(of control: String, for size: Size) -> Rect? {
    sources(for: size).first { $0.name == control }?.frame
  }

  private func layout(for size: Size) -> (header: PageHeader, button: Rect, rows: [Rect]) {
    let column = Column(in: size)
    let header = PageHeader(
      "Pictures", summary: "Press one, then throw it back", in: column, y: PageHeader.top(for: size))
    let button = column.button(y: header.bottom + Theme.Grid.margin, isCentered: false)
    let rows = landscapes.indices.map { index in
      column.rect(
        y: button.maxY + Theme.Grid.margin + Double(index) * PictureRow.height, height: PictureRow.height)
    }
    return (header, button, rows)
  }
}
