/// What an expression can be made of: a variable, a term, an expression.
public protocol Linear {
  /// The same as a sum of terms and a constant.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// The variable alone.
  public var expression: Expression { Expression([Term(self)]) }
}

extension Term: Linear {
  /// The term alone.
  public var expression: Expression { Expression([self]) }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}
