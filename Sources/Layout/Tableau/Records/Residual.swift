/// A constraint inside the tableau: its expression's value is the residual.
///
/// The expression is multiplied by a power of two, which brings its largest coefficient near 1 without rounding, so that
/// the residuals of large and of small coefficients can be compared.
struct Residual: BitwiseCopyable {
  var weight: Cost
  var constant: Double
  /// What the constraint's expression was multiplied by; the weight was divided by it.
  var scale: Double
  /// How far the value may lie on the wrong side, against rounding.
  var tolerance: Double
  var hash: UInt64
  /// How many came before it.
  var serial: Int64
  var terms: Piece
  var seat: Seat
  var below: Penalty
  var above: Penalty
  var role: Role
  var relation: Relation

  func slope(on side: Side) -> Cost {
    switch side {
    case .below: below == .weighted ? 0 - weight : .zero
    case .none: .zero
    case .above: above == .weighted ? weight : .zero
    }
  }
}
