import Drawing
import Geometry

/// Paints a landscape in a space of `Landscape.size`, far things first.
struct Painter {
  let canvas: Canvas
  /// Pixels a point of the picture.
  let pixels: Double
  var random: SplitMix

  init(canvas: Canvas, pixels: Double, seed: UInt64) {
    self.canvas = canvas
    self.pixels = pixels
    random = SplitMix(seed: seed)
  }

  /// What is shorter than this, in the picture's points, is not seen.
  var detail: Double { 0.7 / pixels }
  var width: Double { Landscape.size.width }
  var height: Double { Landscape.size.height }
  /// Everything, with a little beyond the edges.
  var everything: Rect { Rect(x: -20, y: -60, width: width + 40, height: height + 80) }

  /// Fills the whole picture with colours from one height to another.
  func paintSky(from top: Double = 0, to bottom: Double, _ colors: (at: Double, color: UInt32)...) {
    canvas.fill(
      everything, with: .vertical(from: top, to: bottom, colors.map { .init($0.at, Color(hex: $0.color)) }))
  }

  /// Lays light around a place, strongest there and gone at the radius.
  func paintGlow(at center: Point, radius: Double, _ color: Color) {
    // The steps fall off like light does, so that no ring shows where the glow ends.
    let stops = stride(from: 0.0, through: 1.0, by: 0.125).map { offset in
      let left = 1 - offset
      return Paint.Stop(offset, color.opacity(left * left * left))
    }
    canvas.fill(
      Rect(center: center, size: Size(width: radius * 2, height: radius * 2)),
      with: .radial(center: center, radius: radius, stops: stops))
  }

  /// Fills what lies below a ridge, from one colour at its top to another at a height.
  func paint(_ ridge: Ridge, top: UInt32, bottom: UInt32, fadingTo end: Double) {
    canvas.fill(
      ridge.area(downTo: height + 20, detail: detail),
      with: .vertical(from: ridge.top, to: end, [.init(0, Color(hex: top)), .init(1, Color(hex: bottom))]))
  }

  /// Lays a bank of fog over a band, densest in its lower half and gone at both edges.
  func paintFog(from top: Double, to bottom: Double, _ color: Color) {
    canvas.fill(
      Rect(x: -20, y: top, width: width + 40, height: bottom - top),
      with: .vertical(
        from: top, to: bottom,
        [
          .init(0, color.opacity(0)), .init(0.35, color.opacity(0.4)), .init(0.68, color),
          .init(0.85, color.opacity(0.6)), .init(1, color.opacity(0)),
        ]))
  }
}

extension Paint {
  /// Colours from one height down to another.
  static func vertical(from top: Double, to bottom: Double, _ stops: [Stop]) -> Paint {
    .linear(from: Point(x: 0, y: top), to: Point(x: 0, y: bottom), stops: stops)
  }
}
