import Drawing
import Geometry
import Scene

extension DisplayList {
  /// A sheet over a presenter, both as large as the scene, dragged down by a distance in points.
  package static func sheet(_ panel: Bitmap, over presenter: Bitmap, draggedBy translation: Double)
    -> DisplayList
  {
    let size = presenter.size
    let all = Rect(origin: .zero, size: size)
    let part = translation / size.height
    var list = DisplayList(size: size)
    list.append(Node(bitmap: presenter, frame: all))
    list.append(Node(color: .black.opacity(0.8 * (1 - part)), frame: all))
    list.append(
      Node(
        bitmap: panel, frame: all.offset(by: Vector(dx: 0, dy: translation)),
        corners: CornerRadii(min(20, translation / 2)), opacity: 1 - part,
        shadow: Shadow(offset: Vector(dx: 0, dy: 8), blur: 40, color: .black.opacity(0.22))))
    return list
  }
}
