import Slipsheet

extension StyleDocument.Value {
  /// The number of a value that is one, or a share of the window.
  var amount: Double? {
    switch self {
    case .number(let amount), .heights(let amount), .widths(let amount): amount
    case .easing, .flag: nil
    }
  }

  /// The same kind of value with another number.
  func with(_ amount: Double) -> StyleDocument.Value {
    switch self {
    case .number: .number(amount)
    case .heights: .heights(amount)
    case .widths: .widths(amount)
    case .easing, .flag: self
    }
  }
}
