import Drawing
import Geometry
import Slipsheet

/// A high row of a list with a picture that can be seen well, a name and a few words.
@MainActor
struct PictureRow {
  private let album: any Album
  private let index: Int
  private let frame: Rect

  /// The height of a row, in points.
  static let height = 88.0

  init(_ album: any Album, _ index: Int, in frame: Rect) {
    self.album = album
    self.index = index
    self.frame = frame
  }

  /// Where the picture of a row lies.
  static func pictureFrame(in frame: Rect) -> Rect {
    let height = frame.height - 2 * inset
    return Rect(x: frame.minX + inset, y: frame.minY + inset, width: height * 4 / 3, height: height)
      .wholePoints
  }

  /// The row as something that can be pressed.
  func control(theme: Theme, action: @escaping () -> Void) -> Control {
    let name = album.name(of: index)
    return Control(name: name, label: album.words(of: index).title, frame: frame, action: action) {
      canvas, state in
      let highlight = theme.highlight(for: state)
      if highlight.alpha > 0 {
        canvas.saved {
          canvas.clip(to: frame)
          canvas.fill(Path(continuous: card, radius: Theme.Grid.cardRadius), with: highlight)
        }
      }
      draw(on: canvas, theme: theme, showsPicture: !state.isPictureAway)
      if state.isFocused {
        // Rows touch, so the ring lies inside.
        let shape = frame.inset(by: .init(all: Theme.Grid.focusRing * 2))
        canvas.drawFocusRing(around: shape, radius: Theme.Grid.thumbnailRadius, color: theme.accent)
      }
    }
  }

  /// A shape that has the card's corners where the row has them, and none where it has none.
  private var card: Rect {
    let beyond = Theme.Grid.cardRadius * 2
    return frame.inset(by: .init(top: index == 0 ? 0 : -beyond, bottom: isLast ? 0 : -beyond))
  }

  private var isLast: Bool { index + 1 == album.count }

  private func draw(on canvas: Canvas, theme: Theme, showsPicture: Bool) {
    let picture = Self.pictureFrame(in: frame)
    if showsPicture {
      album.drawThumbnail(
        index, on: canvas, in: picture, radius: Theme.Grid.thumbnailRadius, theme: theme)
    }
    // the picture's size is known once it was read, which may be now
    let words = album.words(of: index)
    let x = picture.maxX + Self.inset
    let room = max(0, frame.maxX - Self.inset - x)
    let title = TextLayout(words.title, style: Theme.rowTitle, width: room, maxLines: 1)
    let text = TextLayout(words.text, style: Theme.caption, width: room, maxLines: 3)
    let y = frame.minY + ((frame.height - title.size.height - text.size.height) / 2).rounded()
    canvas.draw(title, at: Point(x: x, y: y), color: theme.text)
    canvas.draw(text, at: Point(x: x, y: y + title.size.height), color: theme.secondary)
    if !isLast {
      let thickness = 1 / canvas.scale
      canvas.fill(
        Rect(x: x, y: frame.maxY - thickness, width: frame.maxX - x, height: thickness), with: theme.hairline)
    }
  }

  /// The distance of the picture from the row's edges and from the words, in points.
  private static let inset = 12.0
}
