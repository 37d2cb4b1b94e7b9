import Geometry
import Testing
import Windowing

@testable import WaylandBackend

@Suite("Units, pixels and points of a surface")
struct SurfaceGeometryTests {
  @Test("A point is a unit, and the picture has the output's pixels", arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func units(scale: Double) {
    let geometry = SurfaceGeometry(size: Size(width: 390, height: 844), unitScale: scale, requestedScale: nil)
    #expect(geometry.units == PixelSize(width: 390, height: 844))
    #expect(geometry.pixels.width == Int((390 * scale).rounded()))
    #expect(geometry.scale == scale)
    // The picture covers the content to the last pixel, and hardly more.
    #expect(geometry.size.width * scale == Double(geometry.pixels.width))
    #expect(abs(geometry.size.width - 390) <= 0.5 / scale)
    #expect(geometry.point(x: 100, y: 50) == Point(x: 100, y: 50))
  }

  @Test("A scale that was asked for makes points larger, not the picture blurred")
  func requested() {
    let geometry = SurfaceGeometry(size: Size(width: 100, height: 50), unitScale: 2, requestedScale: 3)
    #expect(geometry.units == PixelSize(width: 150, height: 75))
    #expect(geometry.pixels == PixelSize(width: 300, height: 150))
    #expect(geometry.size == Size(width: 100, height: 50))
    #expect(geometry.point(x: 75, y: 75) == Point(x: 50, y: 50))
  }

  @Test("A size that no picture can have is cut to the nearest")
  func limits() {
    var geometry = SurfaceGeometry(size: Size(width: 100, height: 50), unitScale: 2, requestedScale: nil)
    geometry.units = PixelSize(width: 100_000, height: 0)
    #expect(geometry.clamped.pixels == PixelSize(width: 16384, height: 2))
  }
}
