/// Constraints coming and going.
extension Tableau {
  /// The order level's weight halves after that many constraints.
  private static var orderSpan: Double { 64 }
  /// How far a value may lie on the wrong side of a constraint with a coefficient of 1 or more, in its own unit.
  private static var tolerance: Double { 1e-9 }

  /// Adds the constraint that stands in `incoming`, and says whether it can hold.
  ///
  /// Only a required one can't; it needs an open journal, because its caller has to take it back then, after a look at
  /// `conflict`.
  mutating func add(
    constant: Double, relation: Relation, strength: Strength, role: Role, hash: UInt64
  ) -> (residual: Int32, isPossible: Bool) {
    let index = addResidual(
      constant: constant, relation: relation, strength: strength, role: role, hash: hash)
    journal.noteNew(residual: index)
    let row = addRow(.residual(index), value: evaluate(index).value)
    fill(row)
    let isSettled = admit(row) && settle(stopping: strength.isRequired)
    if !journal.isOpen {
      dropLoose()
      renewIfWorn()
    }
    return (index, isSettled || !strength.isRequired)
  }

  /// Keeps what was added since the journal was opened.
  mutating func commit() {
    journal.close()
    dropLoose()
    renewIfWorn()
  }

  /// Takes a constraint out; its variables stay where they are unless something else moves them.
  mutating func remove(_ index: Int32) {
    if let row = residuals[index].seat.row {
      charge(row, residuals[index].slope(on: rows[row].side))
      noteColumns(of: row)
      removeRow(row)
      discardTerms(index)
      release(index)
    } else if let column = residuals[index].seat.column {
      residuals[index].role = .loose
      residuals[index].below = .none
      residuals[index].above = .none
      gaining.append(column)
      discardTerms(index)
    }
    improve()
    _ = settle(stopping: false)
    dropLoose()
    renewIfWorn()
  }

  /// Moves an edit's or a stay's residual: what it asks for is greater by `change`.
  @inline(__always)
  mutating func shift(_ index: Int32, by change: Double) {
    suggestions += 1
    let seat = residuals.base[Int(index)].seat
    if let column = seat.column {
      move(column, by: change)
    } else if let row = seat.row {
      rows[row].value -= change
      note(row)
    }
  }

  /// Moves the rows that depend on a column.
  @inline(__always)
  private mutating func move(_ column: Int32, by change: Double) {
    let list = columns.base[Int(column)].references
    let references = self.references.values.base + Int(list.start)
    let entries = self.entries.values.base
    let rows = self.rows.base
    for place in 0..<Int(list.count) {
      let reference = references[place]
      let row = rows + Int(reference.row)
      let value = row.pointee.value + entries[Int(reference.entry)].coefficient * change
      row.pointee.value = value
      let quantity = row.pointee.quantity
      if quantity.isVariable {
        moved.insert(quantity.index)
      } else if value < row.pointee.low || value > row.pointee.high {
        wait(reference.row)
      }
    }
  }

  private mutating func addResidual(
    constant: Double, relation: Relation, strength: Strength, role: Role, hash: UInt64
  ) -> Int32 {
    let largest = (0..<incoming.count).reduce(0) { max($0, incoming[$1].coefficient.magnitude) }
    let scale = largest.isNormal ? Double(sign: .plus, exponent: -largest.exponent, significand: 1) : 1
    let count = Int32(incoming.count)
    let capacity = Arena<Factor>.capacity(for: count)
    let start = count == 0 ? 0 : factors.take(capacity, filling: .empty)
    for place in 0..<count {
      let factor = incoming[place]
      incoming[place].coefficient *= scale
      factors.values[start + place] = incoming[place]
      variables[factor.variable].uses += 1
    }
    let penalty: Penalty = strength.isRequired ? .forbidden : .weighted
    let residual = Residual(
      weight: weight(of: strength) / scale, constant: constant * scale, scale: scale,
      tolerance: Self.tolerance * (largest > 0 ? min(1, largest) : 1) * scale, hash: hash, serial: serial,
      terms: Piece(start: start, count: count, capacity: count == 0 ? 0 : capacity), seat: .none,
      below: relation == .atMost ? .none : penalty, above: relation == .atLeast ? .none : penalty, role: role,
      relation: relation)
    serial += 1
    if freeResiduals.isEmpty {
      residuals.append(residual)
      return Int32(residuals.count - 1)
    }
    let index = freeResiduals.removeLast()
    residuals[index] = residual
    return index
  }

  /// The next constraint's weight on the levels; the later it comes, the less it weighs on the last one.
  private func weight(of strength: Strength) -> Cost {
    if strength.isRequired { return .zero }
    let sum = strength.strong + strength.medium + strength.weak
    return Cost(strength.strong, strength.medium, strength.weak, sum / (1 + Double(serial) / Self.orderSpan))
  }

  /// Gives a residual's slot back.
  mutating func release(_ index: Int32) {
    residuals[index].role = .unused
    residuals[index].seat = .none
    freeResiduals.append(index)
  }

  /// Forgets a residual's terms, and the rows of variables that nothing uses any more.
  mutating func discardTerms(_ index: Int32) {
    let terms = residuals[index].terms
    for place in terms {
      let variable = factors.values[place].variable
      variables[variable].uses -= 1
      if variables[variable].uses == 0 { unseat(variable) }
    }
    if terms.capacity > 0 { factors.giveBack(terms.start, terms.capacity) }
    residuals[index].terms = Piece()
  }

  private mutating func unseat(_ variable: Int32) {
    if let row = variables[variable].seat.row {
      variables[variable].value = rows[row].value
      variables[variable].seat = .none
      removeRow(row)
    } else if let column = variables[variable].seat.column, columns[column].references.count == 0 {
      variables[variable].seat = .none
      removeColumn(column)
    }
  }

  /// Writes a new residual's row: its terms, with the variables that have rows replaced by those.
  mutating func fill(_ row: Int32) {
    scratch.stamp += 1
    touched.removeAll()
    for place in 0..<incoming.count {
      let factor = incoming[place]
      if let other = variables[factor.variable].seat.row {
        for entry in rows[other].entries {
          let value = entries.values[entry]
          accumulate(value.coefficient * factor.coefficient, value.column)
        }
      } else {
        let column = variables[factor.variable].seat.column ?? addColumn(.variable(factor.variable))
        accumulate(factor.coefficient, column)
      }
    }
    for place in 0..<touched.count {
      let column = touched[place]
      let coefficient = scratch.coefficient[column]
      if coefficient.magnitude > Self.rounding * scratch.size[column] {
        insert(coefficient, row: row, column: column)
      }
    }
  }

  private mutating func accumulate(_ coefficient: Double, _ column: Int32) {
    if scratch.mark[column] == scratch.stamp {
      scratch.coefficient[column] += coefficient
      scratch.size[column] += coefficient.magnitude
    } else {
      scratch.mark[column] = scratch.stamp
      scratch.coefficient[column] = coefficient
      scratch.size[column] = coefficient.magnitude
      touched.append(column)
    }
  }

  /// Finds the side of a new residual's row, or a column that takes its place; false if there is none.
  private mutating func admit(_ row: Int32) -> Bool {
    let residual = residuals[rows[row].quantity.index]
    let value = rows[row].value
    if residual.below == .none && value <= residual.tolerance {
      put(row, on: .below)
      return true
    }
    if residual.above == .none && value >= -residual.tolerance {
      put(row, on: .above)
      return true
    }
    let (_, size) = evaluate(rows[row].quantity.index)
    return relieve(row, upward: value <= 0) || value.magnitude <= max(residual.tolerance, 1e-12 * size)
  }

  /// Whether no constraint is interested in a quantity any more.
  func isLoose(_ quantity: Quantity) -> Bool {
    quantity.isVariable ? variables[quantity.index].uses == 0 : residuals[quantity.index].role == .loose
  }

  /// Drops the rows of loose quantities, and the columns of those on which no row depends any more.
  mutating func dropLoose() {
    while !looseRows.isEmpty {
      let row = looseRows.removeLast()
      let quantity = rows[row].quantity
      guard isLoose(quantity), seat(of: quantity) == .row(row) else { continue }
      if quantity.isVariable {
        unseat(quantity.index)
      } else {
        removeRow(row)
        release(quantity.index)
      }
    }
    while !emptied.isEmpty {
      let column = emptied.removeLast()
      let quantity = columns[column].quantity
      guard columns[column].references.count == 0, isLoose(quantity), seat(of: quantity) == .column(column)
      else { continue }
      removeColumn(column)
      if quantity.isVariable {
        variables[quantity.index].seat = .none
      } else {
        release(quantity.index)
      }
    }
  }
}
