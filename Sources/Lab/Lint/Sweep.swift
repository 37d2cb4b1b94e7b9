import Geometry
import Interaction

/// A value at the hand's places from one end of its reach to the other.
struct Sweep {
  let value: FeltValue
  let axis: Axis
  /// The hand's places, rising, in points from where the panel was taken.
  let places: [Double]
  /// The value at each place.
  let values: [Double]
  /// How the style's panel follows the hand.
  let drag: DragStyle

  /// A change from one place of the hand to the next.
  struct Step {
    let place: Double
    let change: Double
  }

  /// A change of pace at a place of the hand.
  struct Bend {
    var place: Double
    /// The pace before and behind it, per point of the hand's way.
    let before: Double
    let after: Double

    var size: Double { abs(after - before) }
  }

  /// Whether it is where the panel is.
  var isPlace: Bool { value.name == "x" || value.name == "y" }

  /// Where the value changes at once.
  var jumps: [Step] {
    let limit = value.measure.jump + (isPlace ? abs(drag.move[axis]) * FeltLimits.step : 0)
    return places.indices.dropLast().compactMap { index in
      let change = values[index + 1] - values[index]
      return abs(change) > limit ? Step(place: places[index], change: change) : nil
    }
  }

  /// Where the value changes its pace by more than a limit within two points, the sharpest place of each.
  func bends(over limit: Double) -> [Bend] {
    let jumps = Set(jumps.map(\.place))
    var bends: [Bend] = []
    for index in places.indices.dropFirst().dropLast(2) {
      guard !places[(index - 1)...(index + 1)].contains(where: jumps.contains) else { continue }
      var bend = Bend(
        place: (places[index] + places[index + 1]) / 2, before: pace(from: index - 1, to: index),
        after: pace(from: index + 1, to: index + 2))
      guard bend.size > limit else { continue }
      guard let last = bends.last, bend.place - last.place <= 4 * FeltLimits.step else {
        bends.append(bend)
        continue
      }
      // a corner on one of the places is seen from both of its sides
      if abs(bend.size - last.size) < 1e-9 { bend.place = (bend.place + last.place) / 2 }
      if bend.size > last.size - 1e-9 { bends[bends.count - 1] = bend }
    }
    return bends
  }

  private func pace(from start: Int, to end: Int) -> Double {
    (values[end] - values[start]) / (places[end] - places[start])
  }

  /// The path of the style's key that has the value at a place of the hand.
  func key(at place: Double) -> String {
    guard isPlace else { return "drag.ramps.\(value.name)" }
    let name = axis == .vertical ? "dy" : "dx"
    for (limits, key) in [(drag.minimum, "minimum"), (drag.maximum, "maximum")] {
      let limit = axis == .vertical ? limits.dy : limits.dx
      if let limit, abs(place - limit) <= 2 * FeltLimits.step { return "drag.\(key).\(name)" }
    }
    return "drag.move"
  }
}
