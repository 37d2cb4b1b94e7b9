import Drawing
import Geometry

extension Painter {
  /// Seven ridges before sunrise, each paler than the one before it, with fog between them.
  mutating func paintRidges() {
    paintSky(
      to: 520, (0, 0x7D97B2), (0.3, 0xA9BAC6), (0.56, 0xDCD2C9), (0.78, 0xF6D6BA), (1, 0xFBC9A0))
    let sun = Point(x: 672, y: 372)
    paintGlow(at: sun, radius: 460, Color(hex: 0xFFE9C9, alpha: 0.85))
    paintGlow(at: sun, radius: 130, Color(hex: 0xFFF6E2, alpha: 0.9))
    canvas.fill(Path(circleAt: sun, radius: 27), with: Color(hex: 0xFFFBF0))
    paintClouds(
      [(Point(x: 330, y: 236), 420), (Point(x: 520, y: 262), 300), (Point(x: 930, y: 208), 460)],
      color: Color(hex: 0xFFF1E2, alpha: 0.55))

    let layers: [(places: [Double], roughness: Double, top: UInt32, bottom: UInt32, end: Double)] = [
      ([418, 392, 410, 372, 404, 380, 412], 0.10, 0xDDBFB2, 0xF3D3BA, 500),
      ([452, 420, 438, 462, 428, 398, 440], 0.13, 0xC3A9A8, 0xEACBB6, 560),
      ([470, 498, 470, 440, 486, 500, 462], 0.15, 0xA3939D, 0xDEC3B5, 620),
      ([522, 486, 530, 548, 512, 500, 528], 0.16, 0x7F7D90, 0xC9B5B1, 690),
      ([566, 590, 556, 594, 606, 556, 538], 0.17, 0x5C6580, 0xA79FA6, 770),
      ([620, 604, 660, 676, 632, 660, 640], 0.15, 0x3D4A66, 0x7A7F92, 860),
    ]
    for (index, layer) in layers.enumerated() {
      let places = layer.places.enumerated().map { Point(x: -40 + Double($0) * 214, y: $1) }
      let ridge = Ridge(through: places, roughness: layer.roughness, random: &random)
      paint(ridge, top: layer.top, bottom: layer.bottom, fadingTo: layer.end)
      if index == 5 {
        let trees = forest(on: ridge, from: -10, to: width + 10, height: 8...22, spacing: 6)
        canvas.fill(trees, with: Color(hex: 0x39455F))
      }
      if index == 2 { paintBirds(at: Point(x: 484, y: 352), span: 20, count: 6, color: Color(hex: 0x6C6A7C)) }
    }
    paintFog(from: 630, to: 850, Color(hex: 0xE9CDBB, alpha: 0.3))
    let near = Ridge(
      softlyThrough: [
        Point(x: -40, y: 690), Point(x: 150, y: 716), Point(x: 390, y: 790), Point(x: 620, y: 818),
        Point(x: 840, y: 786), Point(x: 1060, y: 724), Point(x: 1240, y: 700),
      ])
    let dark = Color(hex: 0x18263A)
    canvas.fill(forest(on: near, from: -20, to: 430, height: 44...120, spacing: 18), with: dark)
    canvas.fill(forest(on: near, from: 430, to: 790, height: 26...66, spacing: 13), with: dark)
    canvas.fill(forest(on: near, from: 790, to: width + 20, height: 40...116, spacing: 18), with: dark)
    paint(near, top: 0x18263A, bottom: 0x0F1927, fadingTo: 900)
  }
}
