import Drawing
import Geometry

extension Painter {
  /// Paints long, flat clouds, each a few lenses on top of each other, around middles and of lengths.
  mutating func paintClouds(_ clouds: [(center: Point, length: Double)], color: Color) {
    for cloud in clouds {
      for _ in 0..<7 {
        let shift = random.number(in: -0.5...0.5)
        let lens = ripple(
          at: cloud.center + Vector(dx: shift * cloud.length * 0.7, dy: random.number(in: -9...9)),
          width: cloud.length * random.number(in: 0.3...0.9) * (1 - shift.magnitude),
          height: random.number(in: 1.5...6))
        canvas.fill(lens, with: color.opacity(random.number(in: 0.35...0.8)))
      }
    }
  }

  /// Paints a loose flock around a place.
  mutating func paintBirds(at place: Point, span: Double, count: Int, color: Color) {
    var path = Path()
    for index in 0..<count {
      let center =
        place
        + Vector(
          dx: Double(index) * span * 1.7 + random.number(in: -span...span),
          dy: random.number(in: -1.4 * span...span))
      let half = span * random.number(in: 0.32...0.5)
      // Both wings rise from the body and bend down at their tips.
      let lift = half * random.number(in: 0.5...0.9)
      path.move(to: center + Vector(dx: -half, dy: -lift * 0.55))
      path.cubic(
        center + Vector(dx: -half * 0.7, dy: -lift), center + Vector(dx: -half * 0.25, dy: -lift * 0.7),
        to: center)
      path.cubic(
        center + Vector(dx: half * 0.25, dy: -lift * 0.7), center + Vector(dx: half * 0.7, dy: -lift),
        to: center + Vector(dx: half, dy: -lift * 0.55))
    }
    canvas.stroke(path, with: color, style: LineStyle(width: span * 0.085, cap: .round, join: .round))
  }
}
