/// A part of an expression inside the tableau.
struct Factor: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32

  static let empty = Factor(coefficient: 0, variable: 0)
}
