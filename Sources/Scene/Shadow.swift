import Drawing
import Geometry

/// The soft shadow of a shape, drawn only outside of it, so that a translucent shape shows what is behind it.
public struct Shadow: Hashable, Sendable {
  /// How far it lies off the shape, in points.
  public var offset: Vector
  /// The width of the soft edge, in points: twice the standard deviation of the Gaussian that softens it.
  public var blur: Double
  /// Its colour where the shape covers everything.
  public var color: Color

  /// Describes a shadow; lengths are in points.
  public init(offset: Vector, blur: Double, color: Color) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// How far it reaches beyond the shape moved by `offset`, in points; what lies further out is below half a step of 255.
  public var reach: Double { 1.5 * max(0, blur) }
}
