import CGLES
import Drawing
import Geometry
import Scene

/// One draw call: a rounded shape, what is seen in it, and its shadow, in pixels.
struct Quad {
  enum Content {
    case color(Color)
    /// What is seen at a place is the texture's at `place * ratio + origin`, in the texture's pixels.
    case texture(GLuint, ratio: Vector, origin: Vector)
  }

  /// A shadow: a rectangle with the shape's corners, softened.
  struct Soft {
    var shape: Rect
    var deviation: Double
    var color: Color
    /// How much it covers, in 0...256.
    var part: Int
    /// Into how many slices the corners' heights are cut.
    var slices: Int
  }

  var content: Content
  var shape: Rect
  var radii = CornerRadii.zero
  /// How much it covers, in 0...256.
  var part: Int
  var shadow: Soft?
  /// What may be changed.
  var bounds: PixelRect
  /// Where nothing shows that is behind.
  var opaqueArea = PixelRect(x: 0, y: 0, width: 0, height: 0)
}

extension Quad {
  /// What the program that draws it must know.
  var features: NodeProgram.Features {
    var features: NodeProgram.Features = shadow == nil ? [] : .shadow
    if radii != .zero { features.insert(.corners) }
    if case .texture(_, let ratio, let origin) = content {
      features.insert(.picture)
      let isExact =
        abs(ratio.dx) == 1 && abs(ratio.dy) == 1 && origin.dx.rounded() == origin.dx
        && origin.dy.rounded() == origin.dy
      if !isExact { features.insert(.between) }
    }
    return features
  }

  /// A node as it is drawn on a picture.
  init(_ placement: Placement, content: Content, isOpaque: Bool, in picture: PixelRect) {
    self.content = content
    shape = placement.rect
    let radii = CornerRadii(
      x: max(0, min(placement.corners.x, shape.width / 2)),
      y: max(0, min(placement.corners.y, shape.height / 2)))
    self.radii = radii.x > 0 && radii.y > 0 ? radii : .zero
    part = placement.part
    var reach = shape
    if let soft = placement.shadow {
      let soft = Soft(soft, of: shape, radii: self.radii)
      shadow = soft
      reach = reach.union(soft.bounds)
    }
    bounds = PixelRect(covering: reach).intersection(picture)
    if isOpaque, part == 256 { opaqueArea = wholePixels.intersection(picture) }
  }

  /// The pixels that the shape covers wholly in rows without corners.
  private var wholePixels: PixelRect {
    let left = shape.minX.rounded(.up)
    let top = (shape.minY + radii.y).rounded(.up)
    return PixelRect(
      x: Int(left), y: Int(top), width: max(0, Int(shape.maxX.rounded(.down) - left)),
      height: max(0, Int((shape.maxY - radii.y).rounded(.down) - top)))
  }
}

extension Quad.Soft {
  /// Where the Gaussian is cut off, in standard deviations.
  private static let reach = 3.0

  init(_ soft: Placement.Soft, of shape: Rect, radii: CornerRadii) {
    self.shape = shape.offset(by: soft.offset)
    // Below half a pixel nothing is softened that pixels do not soften anyway.
    deviation = max(0.5, soft.deviation)
    color = soft.color
    part = soft.part
    // Slices of a quarter of the deviation leave errors far below a step of 255.
    slices = radii.y > 0 ? Int(max(1, min(16, (4 * radii.y / deviation).rounded(.up)))) : 0
  }

  /// The area that may be darkened.
  var bounds: Rect { shape.inset(by: EdgeInsets(all: -Self.reach * deviation)) }
}
