import Drawing
import Geometry
import Scene

/// Brings nodes from points to pixels.
struct LayerResolver {
  /// No edge lies further out, in pixels: far beyond any screen, and well within what the arithmetic carries.
  private static let farthest = 4_194_304.0

  /// Pixels a point.
  let scale: Double
  /// The display list's size, in points.
  let listSize: Size
  /// Smaller versions of bitmaps.
  let halves: HalvedBitmaps
  /// The picture's pixels.
  let picture: PixelRect

  /// A node as a layer; nothing where it can't be seen.
  func layer(_ node: Node, opacity: Double) -> Layer? {
    let opacity = max(0, min(1, node.opacity)) * opacity
    guard opacity > 0, node.frame.isFinite, !node.frame.isEmpty else { return nil }
    let rect = limited(node.frame.scaled(by: scale))
    guard !rect.isEmpty else { return nil }
    switch node.content {
    case .color(let color):
      let part = Pixel.part(color.alpha * opacity)
      guard part > 0 else { return nil }
      return layer(.color(Pixel.opaque(color)), node: node, rect: fitted(rect), part: part)
    case .bitmap(let bitmap, let part):
      let crop = part.scaled(by: bitmap.scale)
      let part = Pixel.part(opacity)
      guard part > 0, crop.isFinite, !crop.isEmpty else { return nil }
      if let moved = moved(bitmap, crop: crop, node: node, rect: rect, part: part) { return moved }
      // Bilinear sampling skips pixels where more than two fall on one, so that far smaller pictures would flicker.
      let ratio = min(crop.width / rect.width, crop.height / rect.height)
      let (smaller, factor) = halves.version(of: bitmap, reducedBy: ratio)
      let content = Layer.Content.stretched(
        Layer.Source(smaller), Stretch(crop.scaled(by: factor), onto: rect))
      return layer(content, node: node, rect: fitted(rect), part: part)
    }
  }

  /// The shadow that a node's layer casts.
  func shadow(_ node: Node, of layer: Layer, opacity: Double) -> Layer? {
    guard let shadow = node.shadow, shadow.offset.isFinite, shadow.blur.isFinite else { return nil }
    let part = Pixel.part(shadow.color.alpha * max(0, min(1, node.opacity)) * opacity)
    guard part > 0 else { return nil }
    let offset = Vector(dx: limited(shadow.offset.dx * scale), dy: limited(shadow.offset.dy * scale))
    let soft = SoftShadow(
      of: layer.shape, offset: offset, deviation: limited(max(0, shadow.blur) / 2 * scale))
    return Layer(
      content: .shadow(soft, Pixel.opaque(shadow.color)), shape: layer.shape, part: part,
      bounds: PixelRect(covering: soft.bounds).intersection(picture))
  }

  /// A bitmap whose pixels fit the frame but for less than one: moved to whole pixels, as it is.
  private func moved(_ bitmap: Bitmap, crop: Rect, node: Node, rect: Rect, part: Int) -> Layer? {
    guard abs(rect.width - crop.width) < 1, abs(rect.height - crop.height) < 1 else { return nil }
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let rounded = Rect(
      x: crop.minX.rounded(), y: crop.minY.rounded(), width: max(1, crop.width.rounded()),
      height: max(1, crop.height.rounded()))
    let pixels = PixelRect(covering: rounded)
    let target = Rect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rounded.width, height: rounded.height)
    let place = PixelRect(covering: target)
    guard pixels.intersection(whole) == pixels else { return nil }
    let content = Layer.Content.pixels(
      Layer.Source(bitmap), left: place.x - pixels.x, top: place.y - pixels.y)
    return layer(content, node: node, rect: target, part: part)
  }

  private func layer(_ content: Layer.Content, node: Node, rect: Rect, part: Int) -> Layer {
    let shape = RoundedShape(
      rect, radiusX: limited(node.corners.x * scale), radiusY: limited(node.corners.y * scale))
    return Layer(
      content: content, shape: shape, part: part,
      bounds: PixelRect(covering: rect).intersection(picture))
  }

  /// A rectangle without edges that miss a whole pixel by rounding, or by the part of a pixel by which the
  /// picture is larger than the list.
  private func fitted(_ rect: Rect) -> Rect {
    let left = settled(rect.minX)
    let top = settled(rect.minY)
    let right = extended(settled(rect.maxX), from: listSize.width * scale, to: Double(picture.width))
    let bottom = extended(settled(rect.maxY), from: listSize.height * scale, to: Double(picture.height))
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
