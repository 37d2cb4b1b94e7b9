import Drawing
import Geometry

/// A page laid out for one size: what is drawn once, and the controls on it.
@MainActor
public struct PageContents {
  /// Fills the page before anything else is drawn; opaque.
  public var background: Color
  /// How high the page is where it is higher than the size that it was laid out for, in points; it then scrolls.
  public var height: Double?
  /// Draws all but the controls, in points, with the page's upper left corner at the origin.
  public var draw: (Canvas) -> Void
  /// What can be pressed, from back to front.
  public var controls: [Control]

  /// Describes a page that is laid out.
  public init(
    background: Color, height: Double? = nil, controls: [Control] = [], draw: @escaping (Canvas) -> Void
  ) {
    self.background = background
    self.height = height
    self.controls = controls
    self.draw = draw
  }
}
