import Drawing
import Geometry

extension Painter {
  mutating func paintDunes() {
    paintSky(to: 560, (0, 0xE6CBB0), (1, 0xF3C08E))
    paintGlow(at: Point(x: 660, y: 360), radius: 420, Color(hex: 0xFFF1DA, alpha: 0.7))
    for layer in 0..<5 {
      let depth = Double(layer)
      let base = 460 + depth * 90
      let ridge = Ridge(
        through: [
          Point(x: -20, y: base), Point(x: 500, y: base - 120 + depth * 20), Point(x: 1220, y: base),
        ],
        roughness: 0.09, random: &random)
      let shade = 0.25 + depth * 0.15
      canvas.fill(ridge.area(downTo: height), with: Color(hex: 0x24384A, alpha: shade))
    }
  }
}
