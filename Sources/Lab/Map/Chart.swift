import Geometry

/// The place of a map's plot in its diagram, and what lies where in it.
struct Chart {
  /// The plot, in the diagram's points.
  let rect: Rect
  /// The greatest distance that is shown, in points.
  let distance: Double
  /// The greatest velocity that is shown to each side, in points per second.
  let velocity: Double

  /// Far enough beyond the plot that no line there is seen.
  var beyond: (distance: Double, velocity: Double) { (distance, velocity * 0.1) }

  /// Where a release lies; distances grow upward.
  func point(distance: Double, velocity: Double) -> Point {
    Point(
      x: rect.minX + (velocity / self.velocity + 1) / 2 * rect.width,
      y: rect.maxY - distance / self.distance * rect.height)
  }

  /// Plain numbers between two limits, about so many.
  static func ticks(from start: Double, to end: Double, about count: Int) -> [Double] {
    let rough = (end - start) / Double(max(1, count))
    guard rough > 0, rough.isFinite else { return [start] }
    var unit = 1.0
    while unit * 10 <= rough { unit *= 10 }
    while unit > rough { unit /= 10 }
    let step = [1.0, 2, 5, 10].first { $0 * unit >= rough * 0.999 }.map { $0 * unit } ?? unit
    let first = Int((start / step).rounded(.up))
    let last = Int((end / step + 1e-9).rounded(.down))
    return first > last ? [] : (first...last).map { Double($0) * step }
  }
}
