/// Something in a style that a person would feel: which rule, where, how much, and what would help.
public struct LintFinding: Hashable, Sendable {
  /// The rule.
  public let rule: LintRule
  /// The path of the style's key that causes it, such as `drag.ramps.opacity`.
  public let key: String
  /// How much it is.
  public let measured: Double
  /// The unit of `measured`; empty for a plain number.
  public let unit: String
  /// What happens, in words.
  public let message: String
  /// What would help.
  public let suggestion: String

  /// `measured` and its unit as people read them.
  public var figure: String {
    let number = Figure.text(measured, places: abs(measured) < 10 ? 2 : 0)
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
