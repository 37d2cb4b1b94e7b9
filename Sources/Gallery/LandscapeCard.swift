import Drawing
import Geometry

/// A card of a collection: a picture, its name, a description.
struct LandscapeCard {
  private let frame: Rect
  private let landscape: Landscape
  private let name: TextLayout
  private let text: TextLayout

  init(_ landscape: Landscape, in frame: Rect) {
    self.frame = frame
    self.landscape = landscape
    (name, text) = Self.texts(of: landscape, width: frame.width)
  }

  /// The height that a card of a width needs, in points.
  static func height(of landscape: Landscape, width: Double) -> Double {
    let (name, text) = texts(of: landscape, width: width)
    let picture = pictureFrame(in: Rect(x: 0, y: 0, width: width, height: 0))
    return picture.maxY + inset + name.size.height + text.size.height + inset + Theme.Grid.step
  }

  /// Where the picture of a card lies.
  static func pictureFrame(in frame: Rect) -> Rect {
    let width = max(0, frame.width - 2 * inset)
    return Rect(x: frame.minX + inset, y: frame.minY + inset, width: width, height: (width * 3 / 4).rounded())
  }

  @MainActor
  func draw(on canvas: Canvas, theme: Theme, pictures: PictureStore?) {
    canvas.fill(Path(continuous: frame, radius: Theme.Grid.cardRadius), with: theme.surface)
    let picture = Self.pictureFrame(in: frame)
    pictures?.draw(landscape, on: canvas, in: picture, radius: Theme.Grid.pictureRadius)
    let place = Point(x: picture.minX + Theme.Grid.step, y: picture.maxY + Self.inset)
    canvas.draw(name, at: place, color: theme.text)
    canvas.draw(text, at: place + Vector(dx: 0, dy: name.size.height), color: theme.secondary)
  }

  private static func texts(of landscape: Landscape, width: Double) -> (name: TextLayout, text: TextLayout) {
    let room = max(0, width - 2 * inset - 2 * Theme.Grid.step)
    return (
      TextLayout(landscape.title, style: Theme.rowTitle, width: room, maxLines: 1),
      TextLayout(landscape.subtitle, style: Theme.caption, width: room, maxLines: 1)
    )
  }

  /// The distance of the picture from the card's edges, so that both corners have one middle, in points.
  private static let inset = Theme.Grid.cardRadius - Theme.Grid.pictureRadius
}
