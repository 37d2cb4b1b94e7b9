import Interaction

/// Something in a style that a person would feel: which rule, where, how much, and what would help.
package struct LintFinding: Hashable, Sendable {
  /// The rule.
  package let rule: LintRule
  /// The path of the style's key that causes it, such as `drag.ramps.opacity`.
  package let key: String
  /// How much it is.
  package let measured: Double
  /// The unit of `measured`; empty for a plain number.
  package let unit: String
  /// What happens, in words.
  package let message: String
  /// What would help.
  package let suggestion: String

  /// `measured` and its unit as people read them.
  package var figure: String {
    let number = numberText(measured, places: abs(measured) < 10 ? 2 : 0)
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
