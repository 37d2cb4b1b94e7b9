import Drawing
import Geometry

extension Painter {
  /// Outlines a conifer whose foot stands at a place.
  mutating func pine(at foot: Point, height: Double) -> Path {
    var path = Path()
    let halfWidth = height * random.number(in: 0.15...0.21)
    // Few whorls on small trees: more would blur.
    let whorls = max(2, min(9, Int(height / 7)))
    var right: [Point] = []
    var left: [Point] = []
    for whorl in 1...whorls {
      let depth = Double(whorl) / Double(whorls)
      let y = foot.y - height * (1 - depth * 0.93)
      for side in [-1.0, 1.0] {
        let reach = halfWidth * depth * random.number(in: 0.8...1.15)
        let tip = Point(x: foot.x + side * reach, y: y + height * 0.025)
        let notch = Point(x: foot.x + side * reach * 0.45, y: y - height * 0.012)
        if side > 0 { right += [tip, notch] } else { left += [tip, notch] }
      }
    }
    path.move(to: Point(x: foot.x, y: foot.y - height))
    if height * pixels < Self.smallestTree, let left = left.dropLast().last, let right = right.dropLast().last
    {
      path.line(to: right)
      path.line(to: left)
      path.close()
      return path
    }
    for point in right { path.line(to: point) }
    let trunk = max(0.6, height * 0.02)
    path.line(to: Point(x: foot.x + trunk, y: foot.y - height * 0.07))
    path.line(to: Point(x: foot.x + trunk, y: foot.y + 2))
    path.line(to: Point(x: foot.x - trunk, y: foot.y + 2))
    path.line(to: Point(x: foot.x - trunk, y: foot.y - height * 0.07))
    for point in left.reversed() { path.line(to: point) }
    path.close()
    return path
  }

  /// Outlines a wood along a ridge; trees grow in groups, as high as told or lower.
  mutating func forest(
    on ridge: Ridge, from start: Double, to end: Double, height: ClosedRange<Double>, spacing: Double
  ) -> Path {
    var path = Path()
    var x = start
    var group = random.number(in: 0...1)
    while x < end {
      // Heights drift from tree to tree, so that the wood has a skyline of its own.
      group = max(0, min(1, group + random.number(in: -0.35...0.35)))
      let size = height.lowerBound + (height.upperBound - height.lowerBound) * group
      // Trunks stand in the ground, or light would show below the branches.
      let foot = Point(x: x, y: ridge.y(at: x) + 2 + size * 0.09)
      path.append(pine(at: foot, height: size * random.number(in: 0.8...1)))
      x += spacing * random.number(in: 0.5...1.4)
    }
    return path
  }

  /// Below this height, in pixels, a tree is a triangle: branches would not be seen.
  private static let smallestTree = 7.0
}
