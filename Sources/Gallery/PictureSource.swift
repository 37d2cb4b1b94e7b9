import Geometry

/// A picture on a page that a panel can grow out of.
package struct PictureSource: Hashable, Sendable {
  /// The control that shows it.
  package var name: String
  /// What it shows of its album, cut to the frame's proportions.
  package var index: Int
  /// Where it lies, in the page's points.
  package var frame: Rect
  /// The radius of its corners, in points.
  package var radius: Double
}
