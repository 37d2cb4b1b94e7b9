import Geometry
import Windowing

/// How a window's surface is measured: in the compositor's units, in pixels and in points.
///
/// The compositor counts in units of its own, of which one has `unitScale` pixels on the output. A point is such a
/// unit, unless a scale was asked for that differs.
struct SurfaceGeometry: Hashable {
  /// The size in the compositor's units.
  var units: PixelSize
  /// Pixels a unit.
  var unitScale: Double
  /// Pixels a point, where they were asked for.
  var requestedScale: Double?

  /// Makes the geometry of a window that is to have a size in points.
  init(size: Size, unitScale: Double, requestedScale: Double?) {
    self.unitScale = unitScale
    self.requestedScale = requestedScale
    units = PixelSize(width: 1, height: 1)
    units = PixelSize(size, scale: unitsPerPoint)
  }

  /// Pixels a point.
  var scale: Double { requestedScale ?? unitScale }

  /// Units a point.
  var unitsPerPoint: Double { scale / unitScale }

  /// The size of the picture; rounded to the nearest as wp_fractional_scale_v1 has it, and whole without a fraction.
  var pixels: PixelSize { PixelSize(units.size(scale: 1), scale: unitScale) }

  /// The content's size in points, which the picture covers exactly.
  var size: Size { pixels.size(scale: scale) }

  /// The nearest geometry whose picture a window can have.
  var clamped: SurfaceGeometry {
    var result = self
    let most = Int(Double(WindowLimits.pixels.upperBound) / unitScale)
    result.units = PixelSize(
      width: min(max(units.width, 1), max(most, 1)), height: min(max(units.height, 1), max(most, 1)))
    return result
  }

  /// A place of the surface in points.
  func point(x: Double, y: Double) -> Point {
    Point(x: x / unitsPerPoint, y: y / unitsPerPoint)
  }

  /// A way on the surface in points.
  func vector(dx: Double, dy: Double) -> Vector {
    Vector(dx: dx / unitsPerPoint, dy: dy / unitsPerPoint)
  }
}
