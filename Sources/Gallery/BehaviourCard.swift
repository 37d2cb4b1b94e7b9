import Drawing
import Geometry

/// A card of the entry page: a thumbnail, the behaviour's name, what it does, and the key that opens it.
struct BehaviourCard {
  private let frame: Rect
  private let behaviour: Behaviour
  private let title: TextLayout
  private let text: TextLayout
  private let key: TextLayout

  init(_ behaviour: Behaviour, key: Int, in frame: Rect) {
    self.frame = frame
    self.behaviour = behaviour
    let room = max(0, frame.width - Self.thumbnailWidth - 3 * Self.inset - Self.keySide - Self.textGap)
    title = TextLayout(behaviour.title, style: Theme.title, width: room, maxLines: 1)
    text = TextLayout(behaviour.text, style: Theme.label, width: room + Self.keySide, maxLines: 3)
    self.key = TextLayout("\(key)", style: Theme.figures)
  }

  /// The height of a card, in points.
  static let height = thumbnailWidth * BehaviourThumbnail.proportions + 2 * inset

  @MainActor
  func draw(on canvas: Canvas, theme: Theme, thumbnails: BehaviourThumbnail) {
    canvas.fill(Path(continuous: frame, radius: Theme.Grid.cardRadius), with: theme.surface)
    let thumbnail = Rect(
      x: frame.minX + Self.inset, y: frame.minY + Self.inset, width: Self.thumbnailWidth,
      height: frame.height - 2 * Self.inset)
    thumbnails.draw(behaviour, on: canvas, in: thumbnail, radius: Theme.Grid.pictureRadius)
    let x = thumbnail.maxX + Self.textGap
    let y =
      frame.minY + ((frame.height - title.size.height - text.size.height - Theme.Grid.step) / 2).rounded()
    canvas.draw(title, at: Point(x: x, y: y), color: theme.text)
    canvas.draw(
      text, at: Point(x: x, y: y + title.size.height + Theme.Grid.step), color: theme.secondary)

    let side = Self.keySide
    let cap = Rect(
      x: frame.maxX - Self.inset - Theme.Grid.step - side, y: frame.minY + Self.inset + Theme.Grid.step,
      width: side, height: side)
    canvas.stroke(
      Path(continuous: cap.inset(by: .init(all: 0.5)), radius: 6), with: theme.hairline, width: 1)
    canvas.draw(
      key,
      at: Point(x: cap.center.x - key.size.width / 2, y: cap.center.y - key.size.height / 2),
      color: theme.secondary)
  }

  private static let thumbnailWidth = 88.0
  /// The distance of the thumbnail from the card's edges, so that both corners have one middle, in points.
  private static let inset = Theme.Grid.cardRadius - Theme.Grid.pictureRadius
  private static let textGap = 16.0
  private static let keySide = 22.0
}
