import Drawing
import Geometry

/// Brings nodes from points to pixels.
package struct NodePlacer {
  /// No edge lies further out, in pixels: far beyond any screen, and well within what the arithmetic carries.
  private static let farthest = 4_194_304.0

  /// Pixels a point.
  private let scale: Double
  /// The display list's size, in points.
  private let listSize: Size
  /// Smaller versions of bitmaps.
  private let halves: HalvedBitmaps
  /// The picture's size, in pixels.
  private let width: Int
  private let height: Int

  /// Prepares for a list that is drawn into a picture of a size in pixels, at a number of pixels a point.
  package init(scale: Double, listSize: Size, halves: HalvedBitmaps, width: Int, height: Int) {
    self.scale = scale
    self.listSize = listSize
    self.halves = halves
    self.width = width
    self.height = height
  }

  /// A node in pixels, under a group's opacity in 0...1; nothing where it can't be seen.
  package func placement(of node: Node, opacity: Double) -> Placement? {
    let opacity = max(0, min(1, node.opacity)) * opacity
    guard opacity > 0, node.frame.isFinite, !node.frame.isEmpty else { return nil }
    let rect = limited(node.frame.scaled(by: scale))
    guard !rect.isEmpty else { return nil }
    var placement = Placement(
      content: .color(.black), rect: fitted(rect),
      corners: CornerRadii(x: limited(node.corners.x * scale), y: limited(node.corners.y * scale)),
      part: Placement.part(opacity), shadow: shadow(of: node, opacity: opacity))
    switch node.content {
    case .color(let color):
      placement.content = .color(color)
      placement.part = Placement.part(color.alpha * opacity)
    case .bitmap(let bitmap, let part):
      let part = part.scaled(by: bitmap.scale)
      guard part.isFinite, !part.isEmpty else { return nil }
      if let moved = moved(bitmap, part: part, rect: rect) {
        (placement.content, placement.rect) = moved
      } else {
        // Bilinear sampling skips pixels where more than two fall on one, so that far smaller pictures would flicker.
        let ratio = min(part.width / rect.width, part.height / rect.height)
        let (smaller, factor) = halves.version(of: bitmap, reducedBy: ratio)
        placement.content = .stretched(smaller, part: part.scaled(by: factor), over: rect)
      }
    }
    return placement.part > 0 ? placement : nil
  }

  private func shadow(of node: Node, opacity: Double) -> Placement.Soft? {
    guard let shadow = node.shadow, shadow.offset.isFinite, shadow.blur.isFinite else { return nil }
    let part = Placement.part(shadow.color.alpha * opacity)
    guard part > 0 else { return nil }
    return Placement.Soft(
      offset: Vector(dx: limited(shadow.offset.dx * scale), dy: limited(shadow.offset.dy * scale)),
      deviation: limited(max(0, shadow.blur) / 2 * scale), color: shadow.color, part: part)
  }

  /// A bitmap whose pixels fit the frame but for less than one: moved to whole pixels, as it is.
  private func moved(_ bitmap: Bitmap, part: Rect, rect: Rect) -> (Placement.Content, Rect)? {
    guard abs(rect.width - part.width) < 1, abs(rect.height - part.height) < 1 else { return nil }
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let rounded = Rect(
      x: part.minX.rounded(), y: part.minY.rounded(), width: max(1, part.width.rounded()),
      height: max(1, part.height.rounded()))
    let pixels = PixelRect(covering: rounded)
    let target = Rect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rounded.width, height: rounded.height)
    let place = PixelRect(covering: target)
    guard pixels.intersection(whole) == pixels else { return nil }
    return (.pixels(bitmap, left: place.x - pixels.x, top: place.y - pixels.y), target)
  }

  /// A rectangle without edges that miss a whole pixel by rounding, or by the part of a pixel by which the
  /// picture is larger than the list.
  private func fitted(_ rect: Rect) -> Rect {
    let left = settled(rect.minX)
    let top = settled(rect.minY)
    let right = extended(settled(rect.maxX), from: listSize.width * scale, to: Double(width))
    let bottom = extended(settled(rect.maxY), from: listSize.height * scale, to: Double(height))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A length in pixels that integers and single precision can carry; 0 for what is not a number.
  private func limited(_ length: Double) -> Double {
    length.isNaN ? 0 : max(-Self.farthest, min(Self.farthest, length))
  }

  private func limited(_ rect: Rect) -> Rect {
    let (left, top) = (limited(rect.minX), limited(rect.minY))
    return Rect(x: left, y: top, width: limited(rect.maxX) - left, height: limited(rect.maxY) - top)
  }

  private func settled(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1.0 / 512 ? whole : value
  }

  private func extended(_ value: Double, from end: Double, to limit: Double) -> Double {
    value >= end - 1.0 / 512 && value < limit && limit < end + 1 ? limit : value
  }
}
