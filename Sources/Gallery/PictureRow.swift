import Drawing
import Geometry
import Slipsheet

/// Where a row stands in its card.
struct RowEdges {
  var isFirst: Bool
  var isLast: Bool
}

/// A high row of a list with a picture that can be seen well, a name and a few words.
struct PictureRow {
  let landscape: Landscape
  private let frame: Rect
  private let title: TextLayout
  private let text: TextLayout

  /// The height of a row, in points.
  static let height = 88.0

  init(_ landscape: Landscape, in frame: Rect) {
    self.landscape = landscape
    self.frame = frame
    let picture = Self.pictureFrame(in: frame)
    let room = max(0, frame.maxX - Self.inset - picture.maxX - Self.inset)
    title = TextLayout(landscape.title, style: Theme.rowTitle, width: room, maxLines: 1)
    text = TextLayout(landscape.text, style: Theme.caption, width: room, maxLines: 3)
  }

  /// Where the picture of a row lies.
  static func pictureFrame(in frame: Rect) -> Rect {
    let height = frame.height - 2 * inset
    return Rect(x: frame.minX + inset, y: frame.minY + inset, width: height * 4 / 3, height: height)
      .wholePoints
  }

  /// The row as something that can be pressed.
  @MainActor
  func control(
    edges: RowEdges, theme: Theme, pictures: PictureStore, action: @escaping () -> Void
  ) -> Control {
    Control(name: landscape.name, label: landscape.title, frame: frame, action: action) { canvas, state in
      let highlight = theme.highlight(for: state)
      if highlight.alpha > 0 {
        canvas.saved {
          canvas.clip(to: frame)
          canvas.fill(Path(continuous: card(edges), radius: Theme.Grid.cardRadius), with: highlight)
        }
      }
      draw(
        on: canvas, theme: theme, pictures: state.isPictureAway ? nil : pictures, hasHairline: !edges.isLast)
      if state.isFocused {
        // Rows touch, so the ring lies inside.
        let shape = frame.inset(by: .init(all: Theme.Grid.focusRing * 2))
        canvas.drawFocusRing(around: shape, radius: Theme.Grid.thumbnailRadius, color: theme.accent)
      }
    }
  }

  /// A shape that has the card's corners where the row has them, and none where it has none.
  private func card(_ edges: RowEdges) -> Rect {
    let beyond = Theme.Grid.cardRadius * 2
    return frame.inset(by: .init(top: edges.isFirst ? 0 : -beyond, bottom: edges.isLast ? 0 : -beyond))
  }

  @MainActor
  private func draw(on canvas: Canvas, theme: Theme, pictures: PictureStore?, hasHairline: Bool) {
    let picture = Self.pictureFrame(in: frame)
    pictures?.draw(landscape, on: canvas, in: picture, radius: Theme.Grid.thumbnailRadius)
    let x = picture.maxX + Self.inset
    let y = frame.minY + ((frame.height - title.size.height - text.size.height) / 2).rounded()
    canvas.draw(title, at: Point(x: x, y: y), color: theme.text)
    canvas.draw(text, at: Point(x: x, y: y + title.size.height), color: theme.secondary)
    if hasHairline {
      let thickness = 1 / canvas.scale
      canvas.fill(
        Rect(x: x, y: frame.maxY - thickness, width: frame.maxX - x, height: thickness), with: theme.hairline)
    }
  }

  /// The distance of the picture from the row's edges and from the words, in points.
  private static let inset = 12.0
}
