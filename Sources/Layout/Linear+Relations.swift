/// Asks that two expressions be equal.
public func == (a: some Linear, b: some Linear) -> Constraint { Constraint(a - b, .equal) }

/// Asks that an expression equal a number.
public func == (a: some Linear, b: Double) -> Constraint { Constraint(a - b, .equal) }

/// Asks that an expression equal a number.
public func == (a: Double, b: some Linear) -> Constraint { Constraint(a - b, .equal) }

/// Asks that an expression be at most another.
public func <= (a: some Linear, b: some Linear) -> Constraint { Constraint(a - b, .atMost) }

/// Asks that an expression be at most a number.
public func <= (a: some Linear, b: Double) -> Constraint { Constraint(a - b, .atMost) }

/// Asks that a number be at most an expression.
public func <= (a: Double, b: some Linear) -> Constraint { Constraint(a - b, .atMost) }

/// Asks that an expression be at least another.
public func >= (a: some Linear, b: some Linear) -> Constraint { Constraint(a - b, .atLeast) }

/// Asks that an expression be at least a number.
public func >= (a: some Linear, b: Double) -> Constraint { Constraint(a - b, .atLeast) }

/// Asks that a number be at least an expression.
public func >= (a: Double, b: some Linear) -> Constraint { Constraint(a - b, .atLeast) }
