import Drawing
import Geometry

/// A card of a collection: a picture, its name, a description.
@MainActor
struct PictureCard {
  private let frame: Rect
  private let album: any Album
  private let index: Int

  init(_ album: any Album, _ index: Int, in frame: Rect) {
    self.frame = frame
    self.album = album
    self.index = index
  }

  /// The height that a card of a width needs, in points.
  static func height(width: Double) -> Double {
    let picture = pictureFrame(in: Rect(x: 0, y: 0, width: width, height: 0))
    return picture.maxY + inset + Theme.rowTitle.lineHeight + Theme.caption.lineHeight + inset
      + Theme.Grid.step
  }

  /// Where the picture of a card lies.
  static func pictureFrame(in frame: Rect) -> Rect {
    let width = max(0, frame.width - 2 * inset)
    return Rect(x: frame.minX + inset, y: frame.minY + inset, width: width, height: (width * 3 / 4).rounded())
  }

  func draw(on canvas: Canvas, theme: Theme, showsPicture: Bool) {
    canvas.fill(Path(continuous: frame, radius: Theme.Grid.cardRadius), with: theme.surface)
    let picture = Self.pictureFrame(in: frame)
    if showsPicture {
      album.drawThumbnail(
        index, on: canvas, in: picture, radius: Theme.Grid.pictureRadius, theme: theme)
    }
    // the picture's size is known once it was read, which may be now
    let words = album.words(of: index)
    let room = max(0, frame.width - 2 * Self.inset - 2 * Theme.Grid.step)
    let name = TextLayout(words.title, style: Theme.rowTitle, width: room, maxLines: 1)
    let text = TextLayout(words.caption, style: Theme.caption, width: room, maxLines: 1)
    let place = Point(x: picture.minX + Theme.Grid.step, y: picture.maxY + Self.inset)
    canvas.draw(name, at: place, color: theme.text)
    canvas.draw(text, at: place + Vector(dx: 0, dy: name.size.height), color: theme.secondary)
  }

  /// The distance of the picture from the card's edges, so that both corners have one middle, in points.
  private static let inset = Theme.Grid.cardRadius - Theme.Grid.pictureRadius
}
