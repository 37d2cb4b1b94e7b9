/// A wish, or a demand, about variables: an expression that is to be zero, at most zero, or at least zero.
public struct Constraint: Hashable, Sendable {
  /// What is compared with zero.
  public var expression: Expression
  /// How it compares.
  public var relation: Relation
  /// How much it matters.
  public var strength: Strength
  /// What messages call it; where it is empty, an error fills in the formula with the variables' names.
  public var label = ""

  /// Makes a constraint that compares an expression with zero.
  public init(_ expression: some Linear, _ relation: Relation, strength: Strength = .required) {
    self.expression = expression.expression
    self.relation = relation
    self.strength = strength
  }

  /// The same wish, as strong as told.
  public func strength(_ strength: Strength) -> Constraint {
    var constraint = self
    constraint.strength = strength
    return constraint
  }

  /// The same wish under a name for messages.
  public func labelled(_ label: String) -> Constraint {
    var constraint = self
    constraint.label = label
    return constraint
  }

  /// Whether both ask the same in the same words; the label doesn't count.
  public static func == (a: Constraint, b: Constraint) -> Bool {
    a.expression.terms == b.expression.terms && a.expression.constant == b.expression.constant
      && a.relation == b.relation && a.strength == b.strength
  }

  /// Feeds what equality looks at to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(expression.terms)
    hasher.combine(expression.constant)
    hasher.combine(relation)
    hasher.combine(strength)
  }
}

extension Constraint: CustomStringConvertible {
  /// The label, or else the formula with the variables' indices.
  public var description: String {
    label.isEmpty ? formula { $0.description } : label
  }

  /// The constraint as a formula, with variables called as told.
  public func formula(naming name: (Variable) -> String) -> String {
    var text = ""
    for term in expression.terms {
      let size = term.coefficient.magnitude
      let factor = size == 1 ? "" : "\(number(size)) * "
      let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += sign + factor + name(term.variable)
    }
    text = text.isEmpty ? "0" : text
    text += " \(relation.rawValue) \(number(expression.constant == 0 ? 0 : -expression.constant))"
    return strength == .required ? text : "\(text) (\(strength))"
  }

  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
