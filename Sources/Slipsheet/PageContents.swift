import Drawing
import Geometry

/// A page laid out for one size: what is drawn once, and the controls on it.
@MainActor
public struct PageContents {
  /// Fills the page before anything else is drawn; opaque.
  public var background: Color
  /// Draws all but the controls, in points, with the page's upper left corner at the origin.
  public var draw: (Canvas) -> Void
  /// What can be pressed, from back to front.
  public var controls: [Control]

  /// Describes a page that is laid out.
  public init(background: Color, controls: [Control] = [], draw: @escaping (Canvas) -> Void) {
    self.background = background
    self.controls = controls
    self.draw = draw
  }
}
