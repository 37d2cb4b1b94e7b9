import Drawing
import Geometry

/// The large title of a page and a few words below it, set in the column of a page.
struct PageHeader {
  private let title: TextLayout
  private let summary: TextLayout
  private let origin: Point

  /// The height above which the page's content begins, in points.
  var bottom: Double { origin.y + title.size.height + Theme.Grid.step + summary.size.height }

  init(_ title: String, summary: String, in column: Column, y: Double, style: TextStyle = Theme.label) {
    self.title = TextLayout(title, style: Theme.largeTitle, width: column.width, maxLines: 1)
    self.summary = TextLayout(summary, style: style, width: column.width)
    origin = Point(x: column.x, y: y)
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.draw(title, at: origin, color: theme.text)
    let below = Vector(dx: 0, dy: title.size.height + Theme.Grid.step)
    canvas.draw(summary, at: origin + below, color: theme.secondary)
  }

  /// The height of the first line's top on a page, in points: pages with room leave more.
  static func top(for size: Size) -> Double {
    size.height >= 720 ? Theme.Grid.margin * 2 : Theme.Grid.margin
  }
}
