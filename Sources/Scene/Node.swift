import Drawing
import Geometry

/// A rectangle with rounded corners that shows a colour or a picture.
public struct Node: Sendable {
  /// What a node shows.
  public enum Content: Sendable {
    /// One colour all over.
    case color(Color)
    /// A part of a bitmap, in the bitmap's own points, stretched over the frame.
    case bitmap(Bitmap, part: Rect)
  }

  /// What it shows.
  public var content: Content
  /// Where it stands, in the window's points.
  ///
  /// A picture whose pixels fit it, but for less than one, is moved to whole pixels and not stretched.
  public var frame: Rect
  /// The shape of its corners, in the window's points; at most half of each side.
  public var corners: CornerRadii
  /// How much it covers, its shadow included, in 0...1.
  public var opacity: Double
  /// What it casts on the nodes behind it.
  public var shadow: Shadow?
  /// The bitmap's revision when the node was made, by which later drawing on it is noticed.
  let revision: Int

  /// Makes a node of one colour.
  public init(
    color: Color, frame: Rect, corners: CornerRadii = .zero, opacity: Double = 1, shadow: Shadow? = nil
  ) {
    content = .color(color)
    self.frame = frame
    self.corners = corners
    self.opacity = opacity
    self.shadow = shadow
    revision = 0
  }

  /// Makes a node that shows a bitmap, or a part of it in the bitmap's own points.
  public init(
    bitmap: Bitmap, frame: Rect, part: Rect? = nil, corners: CornerRadii = .zero, opacity: Double = 1,
    shadow: Shadow? = nil
  ) {
    content = .bitmap(bitmap, part: part ?? Rect(origin: .zero, size: bitmap.size))
    self.frame = frame
    self.corners = corners
    self.opacity = opacity
    self.shadow = shadow
    revision = bitmap.revision
  }
}

extension Node: Equatable {
  /// Whether both look the same: equal bitmaps are the same one, not drawn on in between.
  public static func == (a: Node, b: Node) -> Bool {
    a.content == b.content && a.frame == b.frame && a.corners == b.corners && a.opacity == b.opacity
      && a.shadow == b.shadow && a.revision == b.revision
  }
}

extension Node.Content: Equatable {
  /// Whether both are the same colour, or the same part of the same bitmap.
  public static func == (a: Node.Content, b: Node.Content) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a == b
    case (.bitmap(let a, let partA), .bitmap(let b, let partB)): a === b && partA == partB
    default: false
    }
  }
}

extension Node {
  /// What it may change of the picture, its shadow included, in points.
  public var bounds: Rect {
    guard let shadow else { return frame }
    let reach = EdgeInsets(all: -shadow.reach)
    return frame.union(frame.offset(by: shadow.offset).inset(by: reach))
  }

  /// Whether a place lies inside its rounded shape.
  public func contains(_ point: Point) -> Bool {
    guard frame.contains(point) else { return false }
    let rx = min(corners.x, frame.width / 2)
    let ry = min(corners.y, frame.height / 2)
    guard rx > 0, ry > 0 else { return true }
    // Distances into the corner's ellipse, 0 beside it, 1 at its edge.
    let x = max(0, frame.minX + rx - point.x, point.x - (frame.maxX - rx)) / rx
    let y = max(0, frame.minY + ry - point.y, point.y - (frame.maxY - ry)) / ry
    return x * x + y * y <= 1
  }
}
