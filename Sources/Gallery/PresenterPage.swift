import Drawing
import Geometry
import Slipsheet

/// The page behind the sheet: a title, a list of landscapes, and a button that opens the sheet.
@MainActor
package final class PresenterPage: ThemedPage {
  var theme: Theme
  private let open: () -> Void
  private let landscapes = Landscape.all
  private let pictures = PictureStore()

  /// Makes the page; `open` runs when its button is pressed.
  package init(theme: Theme, open: @escaping () -> Void) {
    self.theme = theme
    self.open = open
  }

  /// Lays the list out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let pictures = pictures
    let column = Column(in: size)
    let title = TextLayout("Quiet Places", style: Theme.largeTitle, width: column.width, maxLines: 1)
    let summary = TextLayout(
      "Six landscapes, six hours of the day", style: Theme.label, width: column.width, maxLines: 1)
    let layout = PresenterLayout(
      size: size, rowCount: landscapes.count, titleHeight: title.size.height,
      summaryHeight: summary.size.height)
    let rows = zip(landscapes, layout.rows).map { LandscapeRow($0, in: $1) }
    let featured = Landscape.lake
    let button = Control.button(
      name: "open", title: "Open", shape: layout.button, theme: theme, action: open)
    let height = layout.button.maxY + Theme.Grid.margin
    return PageContents(background: theme.canvas, height: height, controls: [button]) { canvas in
      canvas.draw(title, at: layout.title.origin, color: theme.text)
      canvas.draw(summary, at: layout.summary.origin, color: theme.secondary)
      if let picture = layout.picture {
        pictures.draw(featured, on: canvas, in: picture, radius: Theme.Grid.cardRadius)
      }
      canvas.fill(Path(continuous: layout.card, radius: Theme.Grid.cardRadius), with: theme.surface)
      for (index, row) in rows.enumerated() {
        row.draw(on: canvas, theme: theme, pictures: pictures, hasHairline: index + 1 < rows.count)
      }
    }
  }
}
