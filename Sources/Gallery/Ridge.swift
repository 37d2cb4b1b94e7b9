import Drawing
import Geometry

/// The upper outline of a hill, a mountain, a cloud bank: points from left to right.
struct Ridge {
  private(set) var points: [Point]

  /// Breaks lines between places into ever shorter ones, each middle moved by chance.
  ///
  /// A middle moves up or down by at most `roughness` times the length of what it breaks; pieces end up no longer
  /// than `detail`.
  init(through places: [Point], roughness: Double, detail: Double = 4, random: inout SplitMix) {
    var points = places
    var longest = 0.0
    repeat {
      longest = 0
      var finer: [Point] = []
      for (start, end) in zip(points, points.dropFirst()) {
        finer.append(start)
        let length = end.x - start.x
        guard length > detail else { continue }
        let moved = random.number(in: -roughness...roughness) * length
        finer.append(Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + moved))
        longest = max(longest, length / 2)
      }
      if let last = points.last { finer.append(last) }
      points = finer
    } while longest > detail
    self.points = points
  }

  /// Runs a soft curve through places, level in none of them unless they say so.
  init(softlyThrough places: [Point], step: Double = 6) {
    var points: [Point] = []
    for index in places.indices.dropLast() {
      let (start, end) = (places[index], places[index + 1])
      let before = index > 0 ? places[index - 1] : start
      let after = index + 2 < places.count ? places[index + 2] : end
      // The slope in a place is that of the line between its neighbours (Catmull and Rom).
      let slopeIn = (end.y - before.y) / max(1, end.x - before.x)
      let slopeOut = (after.y - start.y) / max(1, after.x - start.x)
      let width = end.x - start.x
      let count = max(1, Int(width / step))
      for piece in 0..<count {
        let t = Double(piece) / Double(count)
        let (t2, t3) = (t * t, t * t * t)
        let y =
          (2 * t3 - 3 * t2 + 1) * start.y + (t3 - 2 * t2 + t) * width * slopeIn
          + (3 * t2 - 2 * t3) * end.y + (t3 - t2) * width * slopeOut
        points.append(Point(x: start.x + width * t, y: y))
      }
    }
    if let last = places.last { points.append(last) }
    self.points = points
  }

  /// The outline's height at a place, level beyond its ends.
  func y(at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].x <= x { low = middle } else { high = middle }
    }
    let (a, b) = (points[low], points[high])
    return b.x > a.x ? a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x) : a.y
  }

  /// The topmost height.
  var top: Double { points.map(\.y).min() ?? 0 }

  /// The area from the outline down to a height; points closer than a distance to the one before are left out.
  func area(downTo bottom: Double, detail: Double = 0) -> Path {
    var path = Path()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: Point(x: first.x, y: bottom))
    path.line(to: first)
    var x = first.x
    for point in points where point.x - x >= detail {
      path.line(to: point)
      x = point.x
    }
    path.line(to: last)
    path.line(to: Point(x: last.x, y: bottom))
    path.close()
    return path
  }

  /// The same outline, every point moved by a rule.
  func mapped(_ rule: (Point) -> Point) -> Ridge {
    var copy = self
    copy.points = points.map(rule)
    return copy
  }
}
