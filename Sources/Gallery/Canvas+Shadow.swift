import Drawing
import Geometry

extension Canvas {
  /// Lays a soft shadow under a shape with round corners: outlines around it, each nearly clear.
  ///
  /// It reaches as far as told, in points, and lies a third of that lower than the shape.
  func drawSoftShadow(of shape: Rect, radius: Double, reach: Double, color: Color) {
    let steps = 10
    for step in 1...steps {
      let distance = reach * Double(step) / Double(steps)
      let outline = shape.inset(by: .init(all: -distance)).offset(by: Vector(dx: 0, dy: reach / 3))
      fill(Path(continuous: outline, radius: radius + distance), with: color.opacity(1 / Double(steps)))
    }
  }
}
