import Interaction
import Slipsheet

/// How a number of a style is shown and moved: its name, its unit, and how far its slider goes.
struct Gauge: Equatable {
  let title: String
  let unit: String
  /// What the slider covers.
  var range: ClosedRange<Double>
  /// What the style's checks allow.
  let limits: ClosedRange<Double>
  /// The steps in which it moves.
  let step: Double

  /// Of a kind of number: its unit, what a slider of it covers, and its steps.
  private struct Kind {
    var unit: String
    var range: ClosedRange<Double>
    var step: Double

    static let points = Kind(unit: "pt", range: 0...400, step: 1)
    static let share = Kind(unit: "", range: 0...1, step: 0.01)
    static let seconds = Kind(unit: "s", range: 0...1.5, step: 0.01)
  }

  /// Finds how an entry of a document is shown.
  init(_ entry: StyleDocument.Entry, in document: StyleDocument) {
    let amount = entry.value.amount ?? 0
    let kind = Self.kind(of: entry, in: document)
    title = Self.title(of: entry.path)
    unit = kind.unit
    step = kind.step
    limits = document.range(at: entry.path) ?? kind.range
    let least = max(limits.lowerBound, min(kind.range.lowerBound, amount))
    range = least...max(least, min(limits.upperBound, max(kind.range.upperBound, amount)))
  }

  /// A number in whole steps within what is allowed.
  func rounded(_ amount: Double) -> Double {
    let steps = (amount / step).rounded()
    // by division, since 0.01 and its like have no exact multiples
    let rounded = step < 1 ? steps / (1 / step).rounded() : steps * step
    return max(limits.lowerBound, min(limits.upperBound, rounded))
  }

  /// A number with its unit.
  func text(_ amount: Double) -> String {
    let digits = step >= 1 ? 1 : step >= 0.01 ? 3 : 4
    return numberText(amount, places: digits) + (unit.isEmpty ? "" : " \(unit)")
  }

  private static func kind(of entry: StyleDocument.Entry, in document: StyleDocument) -> Kind {
    switch entry.value {
    case .heights: return Kind(unit: "H", range: 0...1, step: 0.01)
    case .widths: return Kind(unit: "W", range: 0...1, step: 0.01)
    default: break
    }
    let path = entry.path
    let keys = path.keys
    let isOutput = keys.last == "output"
    // a ramp's output, an appearance and a step have their channel's unit
    let key = isOutput || keys.last == "to" ? keys.dropLast().last ?? "" : keys.last ?? ""
    switch key {
    case "opacity", "backdrop", "controls", "during", "overdrag": return .share
    case "scale", "presenterScale": return Kind(unit: "", range: 0...1.5, step: 0.01)
    case "cornerRadius", "slop": return Kind(unit: "pt", range: 0...60, step: 1)
    case "move": return Kind(unit: "×", range: -1...2, step: 0.05)
    case "duration", "response", "lookAhead": return .seconds
    case "decelerationRate": return Kind(unit: "/ms", range: 0.9...0.9999, step: 0.0005)
    case "dampingRatio": return Kind(unit: "", range: 0...1.5, step: 0.01)
    case "initialVelocity": return Kind(unit: "/s", range: -5...10, step: 0.1)
    case "input":
      let isRatio = path.parent?.parent.map { document.text(at: $0.appending(.key("signal"))) } == "yRatio"
      return isRatio ? .share : Kind(unit: "pt", range: -200...400, step: 1)
    case "dx", "dy": return Kind(unit: "pt", range: -400...400, step: 1)
    case "over", "atLeast":
      let isVelocity = path.parent.map { document.text(at: $0.appending(.key("of"))) } == "velocity"
      return isVelocity ? Kind(unit: "pt/s", range: 0...3000, step: 10) : .points
    default:
      return .points
    }
  }

  private static func title(of path: StylePath) -> String {
    let key = path.keys.last ?? ""
    guard case .index(let index)? = path.steps.last else {
      return switch key {
      case "dx": "Across"
      case "dy": "Down"
      case "over": "More than"
      case "atLeast": "At least"
      default: words(key)
      }
    }
    return switch (key, index) {
    case ("move", 0): "Across"
    case ("move", 1): "Down"
    case ("input", 0): "From"
    case ("input", 1): "To"
    case ("output", 0): "Shows"
    case ("output", 1): "Then"
    case ("during", 0): "Begins"
    case ("during", 1): "Ends"
    default: "\(words(key)) \(index + 1)"
    }
  }

  /// A key as words: `cornerRadius` as `Corner radius`.
  static func words(_ key: String) -> String {
    var words = ""
    for letter in key {
      if words.isEmpty {
        words += letter.uppercased()
      } else if letter.isUppercase {
        words += " " + letter.lowercased()
      } else {
        words.append(letter)
      }
    }
    return words
  }
}
