import Drawing
import Geometry
import Scene

extension Layer {
  /// A node as it is drawn on a picture.
  init(_ placement: Placement, in picture: PixelRect) {
    switch placement.content {
    case .color(let color): content = .color(Pixel.opaque(color))
    case .pixels(let bitmap, let left, let top): content = .pixels(Source(bitmap), left: left, top: top)
    case .stretched(let bitmap, let part, let rect):
      content = .stretched(Source(bitmap), Stretch(part, onto: rect))
    }
    shape = RoundedShape(placement.rect, radiusX: placement.corners.x, radiusY: placement.corners.y)
    part = placement.part
    bounds = PixelRect(covering: placement.rect).intersection(picture)
  }

  /// The shadow that a node casts on a picture, sparing its shape; nil where it casts none.
  init?(shadowOf placement: Placement, as shape: RoundedShape, in picture: PixelRect) {
    guard let shadow = placement.shadow else { return nil }
    let soft = SoftShadow(of: shape, offset: shadow.offset, deviation: shadow.deviation)
    content = .shadow(soft, Pixel.opaque(shadow.color))
    self.shape = shape
    part = shadow.part
    bounds = PixelRect(covering: soft.bounds).intersection(picture)
  }
}
