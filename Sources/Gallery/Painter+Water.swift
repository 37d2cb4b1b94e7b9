import Drawing
import Geometry

extension Painter {
  /// Outlines a low wave: a lens that ends in points.
  func ripple(at center: Point, width: Double, height: Double) -> Path {
    var path = Path()
    let half = width / 2
    let left = Point(x: center.x - half, y: center.y)
    let right = Point(x: center.x + half, y: center.y)
    path.move(to: left)
    path.cubic(
      Point(x: center.x - half * 0.4, y: center.y - height),
      Point(x: center.x + half * 0.4, y: center.y - height),
      to: right)
    path.cubic(
      Point(x: center.x + half * 0.4, y: center.y + height),
      Point(x: center.x - half * 0.4, y: center.y + height),
      to: left)
    path.close()
    return path
  }

  /// Outlines ripples over water, longer and further apart the nearer they are.
  mutating func ripples(
    count: Int, from top: Double, to bottom: Double, around x: ClosedRange<Double>,
    width: ClosedRange<Double>, height: ClosedRange<Double>
  ) -> Path {
    var path = Path()
    for _ in 0..<count {
      let nearness = random.number(in: 0...1)
      let depth = nearness * nearness
      let center = Point(x: random.number(in: x), y: top + (bottom - top) * depth)
      let size = width.lowerBound + (width.upperBound - width.lowerBound) * depth
      path.append(
        ripple(
          at: center, width: size * random.number(in: 0.5...1),
          height: height.lowerBound + (height.upperBound - height.lowerBound) * depth))
    }
    return path
  }
}
