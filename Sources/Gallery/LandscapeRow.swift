import Drawing
import Geometry

/// A row of a list: a small picture, a name, a few words, the time.
struct LandscapeRow {
  let frame: Rect
  let landscape: Landscape
  let picture: Rect
  private let title: TextLayout
  private let subtitle: TextLayout
  private let time: TextLayout
  private let textX: Double

  init(_ landscape: Landscape, in frame: Rect) {
    typealias Grid = Theme.Grid
    self.frame = frame
    self.landscape = landscape
    let inset = (frame.height - Grid.thumbnail) / 2
    picture = Rect(
      x: frame.minX + Self.inset, y: frame.minY + inset, width: Grid.thumbnail, height: Grid.thumbnail)
    textX = picture.maxX + Self.inset
    var figures = Theme.figures
    figures.alignment = .trailing
    time = TextLayout(landscape.time, style: figures)
    let room = max(0, frame.maxX - Grid.step * 4 - time.size.width - Self.inset - textX)
    title = TextLayout(landscape.title, style: Theme.rowTitle, width: room, maxLines: 1)
    subtitle = TextLayout(landscape.subtitle, style: Theme.caption, width: room, maxLines: 1)
  }

  @MainActor
  func draw(on canvas: Canvas, theme: Theme, pictures: PictureStore, hasHairline: Bool) {
    pictures.draw(landscape, on: canvas, in: picture, radius: Theme.Grid.thumbnailRadius)
    let height = title.size.height + subtitle.size.height
    let y = frame.minY + ((frame.height - height) / 2).rounded()
    canvas.draw(title, at: Point(x: textX, y: y), color: theme.text)
    canvas.draw(subtitle, at: Point(x: textX, y: y + title.size.height), color: theme.secondary)
    let end = frame.maxX - Theme.Grid.step * 4
    canvas.draw(
      time, at: Point(x: end - time.size.width, y: frame.center.y - time.size.height / 2),
      color: theme.secondary)
    if hasHairline {
      let thickness = 1 / canvas.scale
      canvas.fill(
        Rect(x: textX, y: frame.maxY - thickness, width: frame.maxX - textX, height: thickness),
        with: theme.hairline)
    }
  }

  /// The distance of the picture from the row's edge and from the words, in points.
  private static let inset = 12.0
}
