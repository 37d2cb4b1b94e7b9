/// The sum of two expressions.
public func + (a: some Linear, b: some Linear) -> Expression {
  var sum = a.expression
  let other = b.expression
  sum.terms += other.terms
  sum.constant += other.constant
  return sum
}

/// An expression and a constant.
public func + (a: some Linear, b: Double) -> Expression {
  var sum = a.expression
  sum.constant += b
  return sum
}

/// A constant and an expression.
public func + (a: Double, b: some Linear) -> Expression { b + a }

/// The difference of two expressions.
public func - (a: some Linear, b: some Linear) -> Expression { a + -b }

/// An expression less a constant.
public func - (a: some Linear, b: Double) -> Expression { a + -b }

/// A constant less an expression.
public func - (a: Double, b: some Linear) -> Expression { -b + a }

/// The expression with every sign turned.
public prefix func - (a: some Linear) -> Expression { a * -1 }

/// An expression times a factor.
public func * (a: some Linear, factor: Double) -> Expression {
  var product = a.expression
  for index in product.terms.indices {
    product.terms[index].coefficient *= factor
  }
  product.constant *= factor
  return product
}

/// A factor times an expression.
public func * (factor: Double, a: some Linear) -> Expression { a * factor }

/// An expression divided by a number.
public func / (a: some Linear, divisor: Double) -> Expression {
  var quotient = a.expression
  for index in quotient.terms.indices {
    quotient.terms[index].coefficient /= divisor
  }
  quotient.constant /= divisor
  return quotient
}
