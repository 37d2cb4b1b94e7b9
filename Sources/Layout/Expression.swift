/// A sum of terms and a constant.
///
/// It isn't `Equatable`, so that `==` between two of them always means a constraint.
public struct Expression: Sendable {
  /// What is summed up; a variable may stand in several.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// Makes a sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  /// A constant.
  public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}
