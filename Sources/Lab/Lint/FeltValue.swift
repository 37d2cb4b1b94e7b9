import Geometry
import Interaction

/// One of the values that are shown, in the measure in which it is felt.
struct FeltValue {
  /// The measure: points for what moves, shares for what fades.
  enum Measure {
    case points
    case shares

    var jump: Double { self == .points ? FeltLimits.jumpInPoints : FeltLimits.jumpInShares }
    var unit: String { self == .points ? "points" : "" }
  }

  /// The name, as style files have it.
  let name: String
  let measure: Measure
  /// How it is read.
  let value: (Sample) -> Double

  /// The channels of a style's panel in a window; a scale is felt by how far the panel's edge moves.
  static func channels(of style: Style, in surroundings: Surroundings) -> [FeltValue] {
    let session = Session(style: style, surroundings: surroundings, isPresented: true)
    let rest = session.restingFrame.size
    let window = surroundings.window
    let reach = max(rest.width, rest.height) / 2
    let behind = max(window.width, window.height) / 2
    return [
      FeltValue(name: "cornerRadius", measure: .points) { $0.cornerRadius },
      FeltValue(name: "scale", measure: .points) { $0.scale * reach },
      FeltValue(name: "presenterScale", measure: .points) { $0.presenterScale * behind },
      FeltValue(name: "opacity", measure: .shares) { $0.opacity },
      FeltValue(name: "backdrop", measure: .shares) { $0.backdrop },
      FeltValue(name: "controls", measure: .shares) { $0.controls },
      FeltValue(name: "backdropBlur", measure: .points) { $0.backdropBlur },
    ]
  }

  /// Where the panel is along an axis.
  static func place(along axis: Axis) -> FeltValue {
    FeltValue(name: axis == .vertical ? "y" : "x", measure: .points) { $0.translation[axis] }
  }

  /// A value of it as people read it, in the style file's own numbers.
  func text(_ value: Double) -> String { numberText(value, places: measure == .points ? 1 : 2) }
}
