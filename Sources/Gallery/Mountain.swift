import Drawing
import Geometry

/// A mountain with sides: what looks to the light, what looks away, and where snow lies.
struct Mountain {
  let ridge: Ridge
  let base: Double
  /// The sides that look away from the light.
  private(set) var shade = Path()
  /// Rocks and hollows on either side.
  private(set) var ribs = Path()
  private(set) var hollows = Path()

  /// Builds a mountain on places that rise and fall in turn, a foot first and a foot last; light comes from the left.
  ///
  /// The creases that run down from the tops lean to one side by `lean` times their height.
  init(
    through places: [Point], base: Double, roughness: Double = 0.16, lean: Double = 0.12,
    random: inout SplitMix
  ) {
    self.base = base
    ridge = Ridge(through: places, roughness: roughness, random: &random)
    for index in stride(from: 1, to: places.count - 1, by: 2) {
      let top = places[index]
      let foot = places[index + 1]
      let spine = Self.crease(from: top, to: base, lean: lean, random: &random)
      let valley = Self.crease(from: foot, to: base, lean: -lean / 2, random: &random)
      shade.move(to: top)
      for point in ridge.points where point.x > top.x && point.x < foot.x { shade.line(to: point) }
      for point in valley { shade.line(to: point) }
      for point in spine.reversed() { shade.line(to: point) }
      shade.close()
      addFolds(along: spine, random: &random)
    }
  }

  /// A jagged line down a mountain.
  private static func crease(
    from top: Point, to base: Double, lean: Double, random: inout SplitMix
  ) -> [Point] {
    guard base > top.y else { return [top] }
    let foot = Point(x: base, y: top.x + (base - top.y) * lean)
    let turned = Ridge(
      through: [Point(x: top.y, y: top.x), foot], roughness: 0.3, detail: 9, random: &random)
    return turned.points.map { Point(x: $0.y, y: $0.x) }
  }

  private mutating func addFolds(along spine: [Point], random: inout SplitMix) {
    guard spine.count > 8 else { return }
    var index = 2
    while index < spine.count - 4 {
      let reach = random.number(in: 1.5...4.5)
      let end = min(spine.count - 1, index + Int(reach))
      let (upper, lower) = (spine[index], spine[end])
      let drop = random.number(in: 25...90)
      for (side, isRib) in [(-1.0, false), (1.0, true)] {
        let tip = Point(x: upper.x + side * drop * random.number(in: 0.5...1.1), y: upper.y + drop)
        var fold = Path()
        fold.move(to: upper)
        fold.line(to: tip)
        fold.line(to: Point(x: (tip.x + lower.x) / 2, y: (tip.y + lower.y) / 2 - drop * 0.12))
        fold.line(to: lower)
        fold.close()
        if isRib { ribs.append(fold) } else { hollows.append(fold) }
      }
      index += max(1, Int(random.number(in: 1...4)))
    }
  }

  /// The area above a snow line that runs in and out of the gullies.
  func snow(downTo line: Double, random: inout SplitMix) -> Path {
    var path = Path()
    guard let first = ridge.points.first, let last = ridge.points.last else { return path }
    path.move(to: Point(x: first.x, y: ridge.top - 10))
    path.line(to: Point(x: last.x, y: ridge.top - 10))
    let edge = Ridge(
      through: [Point(x: first.x, y: line), Point(x: last.x, y: line)], roughness: 0.12, detail: 60,
      random: &random)
    var x = last.x
    while x > first.x {
      // Most gullies are short; the square makes a long one rare.
      let length = random.number(in: 0...1)
      let gully = random.number(in: 4...11)
      let y = edge.y(at: x)
      path.line(to: Point(x: x, y: y - random.number(in: 4...22)))
      path.line(to: Point(x: x - gully * 0.45 - 14 * length * length, y: y + 4 + 30 * length * length))
      x -= gully
    }
    path.close()
    return path
  }
}
