import Drawing
import Geometry
import Scene

/// A notice as a card that floats over the stage.
@MainActor
final class NoticeCard {
  private let raster = Raster<Notice>()

  private static let widest = 480.0
  private static let mostLines = 6
  private static let dot = 8.0

  /// Adds a notice's card that ends at a height, in the middle of a stage; returns where the card begins.
  func add(
    _ notice: Notice, to list: inout DisplayList, over stage: Size, endingAt bottom: Double, scale: Double
  ) -> Double {
    let margin = Look.floatingMargin
    let indent = notice.isWarning ? Self.dot + 8 : 0
    let room = min(stage.width - 2 * margin, Self.widest) - 2 * Look.padding - indent
    guard room > 0 else { return bottom }
    let title = TextLayout(notice.title, style: Look.heading, width: room, maxLines: 2)
    let text = TextLayout(notice.text, style: Look.label, width: room, maxLines: Self.mostLines)
    let gap = notice.text.isEmpty ? 0.0 : 4
    let textHeight = notice.text.isEmpty ? 0 : text.size.height
    let size = Size(
      width: (max(title.size.width, notice.text.isEmpty ? 0 : text.size.width) + indent + 2 * Look.padding)
        .rounded(.up),
      height: title.size.height + gap + textHeight + 20)
    let frame = Rect(
      x: ((stage.width - size.width) / 2).rounded(), y: bottom - size.height, width: size.width,
      height: size.height)
    let picture = raster.picture(of: notice, size: size, scale: scale) { canvas in
      let origin = Point(x: Look.padding + indent, y: 10)
      if notice.isWarning {
        let center = Point(x: Look.padding + Self.dot / 2, y: origin.y + title.size.height / 2)
        canvas.fill(Path(circleAt: center, radius: Self.dot / 2), with: Look.warning)
      }
      canvas.draw(title, at: origin, color: Look.text)
      guard !notice.text.isEmpty else { return }
      canvas.draw(
        text, at: Point(x: origin.x, y: origin.y + title.size.height + gap), color: Look.secondary)
    }
    list.append(floating: picture, in: frame)
    return frame.minY
  }
}

extension DisplayList {
  /// Adds a picture on a dark card with a soft shadow.
  mutating func append(floating picture: Bitmap?, in frame: Rect, radius: Double = Look.floatingRadius) {
    append(
      Node(
        color: Look.surface.opacity(Look.surfaceOpacity), frame: frame, corners: CornerRadii(radius),
        shadow: Shadow(offset: Vector(dx: 0, dy: 4), blur: 24, color: .black.opacity(0.22))))
    if let picture { append(Node(bitmap: picture, frame: frame)) }
  }
}
