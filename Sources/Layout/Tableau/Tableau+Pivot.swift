/// Exchanging a row's quantity with a column's.
extension Tableau {
  /// What is left of a coefficient's sum is rounding error if it is smaller than this part of the summands.
  static var rounding: Double { 1e-11 }

  /// Exchanges the quantity of a row with that of the column of one of its entries, which moves by `step`.
  ///
  /// The row's residual comes to rest at 0 with a slope that is smaller by `dual` than that of its side; the column's
  /// takes a side.
  mutating func exchange(_ row: Int32, _ entry: Int32, step: Double, dual: Cost, side: Side) {
    let column = entries.values[entry].column
    let leaving = rows[row].quantity
    let entering = columns[column].quantity
    journal.note(row: row, rows, entries)
    let slope = slope(leaving, rows[row].side).subtracting(dual)
    charge(row, dual)
    let start = entering.isVariable ? variables[entering.index].value : 0
    pivot(row, entry, step: step)
    columns[column].quantity = leaving
    columns[column].reduced = 0 - slope
    seat(leaving, at: .column(column))
    place(entering, inRow: row, side: side, value: start + step)
    if entering.isVariable { note(row) }
    if isLoose(entering) { looseRows.append(row) }
  }

  /// Takes a multiple of a row from the reduced costs.
  mutating func charge(_ row: Int32, _ dual: Cost) {
    for entry in rows[row].entries {
      let value = entries.values[entry]
      journal.note(column: value.column, columns)
      columns[value.column].reduced = columns[value.column].reduced.subtracting(dual * value.coefficient)
    }
  }

  /// Notes that a row has moved: as a variable to report, or as a row to bring back into its limits.
  @inline(__always)
  mutating func note(_ row: Int32) {
    let state = rows.base + Int(row)
    if state.pointee.quantity.isVariable {
      moved.insert(state.pointee.quantity.index)
    } else if state.pointee.value < state.pointee.low || state.pointee.value > state.pointee.high {
      wait(row)
    }
  }

  /// Puts a row on the list of those to bring back into their limits.
  @inline(never)
  mutating func wait(_ row: Int32) {
    if rows[row].isWaiting { return }
    rows[row].isWaiting = true
    waiting.append(row)
  }

  private mutating func pivot(_ row: Int32, _ pivot: Int32, step: Double) {
    let column = entries.values[pivot].column
    pivots += 1
    let inverse = 1 / entries.values[pivot].coefficient
    scratch.stamp += 1
    let marked = scratch.stamp
    let list = rows[row].entries
    for entry in list where entry != pivot {
      let coefficient = -entries.values[entry].coefficient * inverse
      entries.values[entry].coefficient = coefficient
      let other = entries.values[entry].column
      scratch.coefficient[other] = coefficient
      scratch.mark[other] = marked
    }
    entries.values[pivot].coefficient = inverse

    let references = columns[column].references
    for index in references {
      let reference = self.references.values[index]
      let other = reference.row
      if other == row { continue }
      journal.note(row: other, rows, entries)
      let factor = entries.values[reference.entry].coefficient
      entries.values[reference.entry].coefficient = factor * inverse
      rows[other].value += factor * step
      note(other)
      if list.count > 1 { add(factor, timesRow: list, without: pivot, to: other, marked: marked) }
    }
  }

  /// Adds a multiple of the row that stands in the scratch to another.
  @inline(__always)
  private mutating func add(
    _ factor: Double, timesRow pivotRow: Piece, without pivot: Int32, to row: Int32, marked: Int
  ) {
    scratch.stamp += 1
    let stamp = scratch.stamp
    var missing = pivotRow.count - 1
    var entry = rows[row].entries.start
    while entry < rows[row].entries.end {
      let column = entries.values[entry].column
      if scratch.mark[column] == marked {
        scratch.seen[column] = stamp
        missing -= 1
        let old = entries.values[entry].coefficient
        let change = factor * scratch.coefficient[column]
        let sum = old + change
        if sum.magnitude <= Self.rounding * (old.magnitude + change.magnitude) {
          removeEntry(entry, fromRow: row)
          continue
        }
        entries.values[entry].coefficient = sum
      }
      entry += 1
    }
    if missing == 0 { return }
    for entry in pivotRow where entry != pivot {
      let column = entries.values[entry].column
      if scratch.seen[column] != stamp {
        insert(factor * scratch.coefficient[column], row: row, column: column)
      }
    }
  }
}
