/// Rows, columns, and the coefficients that stand in both.
extension Tableau {
  mutating func addRow(_ quantity: Quantity, value: Double) -> Int32 {
    let row: Int32
    if freeRows.isEmpty {
      row = Int32(rows.count)
      rows.append(
        Row(
          value: 0, low: 0, high: 0, entries: Piece(), quantity: quantity, side: .none, isWaiting: false))
      journal.reserve(rows: rows.count, columns: 0)
    } else {
      row = freeRows.removeLast()
    }
    journal.noteNew(row: row)
    place(quantity, inRow: row, side: .none, value: value)
    return row
  }

  /// Gives a row to a quantity on a side of zero.
  mutating func place(_ quantity: Quantity, inRow row: Int32, side: Side, value: Double) {
    rows[row].quantity = quantity
    rows[row].value = value
    put(row, on: side)
    seat(quantity, at: .row(row))
  }

  /// Sets the side on which a row counts, and with it its limits.
  mutating func put(_ row: Int32, on side: Side) {
    rows[row].side = side
    let quantity = rows[row].quantity
    var low = -Double.infinity
    var high = Double.infinity
    if !isFree(quantity) {
      let tolerance = residuals[quantity.index].tolerance
      if side != .below { low = -tolerance }
      if side != .above { high = tolerance }
    }
    rows[row].low = low
    rows[row].high = high
  }

  mutating func removeRow(_ row: Int32) {
    for entry in rows[row].entries {
      removeReference(entries.values[entry].reference, from: entries.values[entry].column)
    }
    rows[row].entries.count = 0
    rows[row].low = -.infinity
    rows[row].high = .infinity
    freeRows.append(row)
  }

  mutating func addColumn(_ quantity: Quantity) -> Int32 {
    let column: Int32
    if freeColumns.isEmpty {
      column = Int32(columns.count)
      columns.append(Column(reduced: .zero, references: Piece(), quantity: quantity))
      scratch.reserve(columns.count)
      journal.reserve(rows: 0, columns: columns.count)
    } else {
      column = freeColumns.removeLast()
    }
    columns[column].reduced = .zero
    columns[column].quantity = quantity
    seat(quantity, at: .column(column))
    return column
  }

  /// Gives up a column on which no row depends.
  mutating func removeColumn(_ column: Int32) {
    assert(columns[column].references.count == 0)
    freeColumns.append(column)
  }

  mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
    if rows[row].entries.count == rows[row].entries.capacity { growRow(row) }
    if columns[column].references.count == columns[column].references.capacity { growColumn(column) }
    let entry = rows[row].entries.end
    let reference = columns[column].references.end
    entries.values[entry] = Entry(coefficient: coefficient, column: column, reference: reference)
    references.values[reference] = Reference(row: row, entry: entry)
    rows[row].entries.count += 1
    columns[column].references.count += 1
  }

  mutating func removeEntry(_ entry: Int32, fromRow row: Int32) {
    removeReference(entries.values[entry].reference, from: entries.values[entry].column)
    let last = rows[row].entries.end - 1
    if entry != last {
      entries.values[entry] = entries.values[last]
      references.values[entries.values[entry].reference].entry = entry
    }
    rows[row].entries.count -= 1
  }

  private mutating func removeReference(_ reference: Int32, from column: Int32) {
    let last = columns[column].references.end - 1
    if reference != last {
      references.values[reference] = references.values[last]
      entries.values[references.values[reference].entry].reference = reference
    }
    columns[column].references.count -= 1
    if columns[column].references.count == 0 { emptied.append(column) }
  }

  private mutating func growRow(_ row: Int32) {
    let old = rows[row].entries
    let capacity = Arena<Entry>.capacity(for: old.count + 1)
    let start = entries.take(capacity, filling: .empty)
    for index in 0..<old.count {
      let entry = entries.values[old.start + index]
      entries.values[start + index] = entry
      references.values[entry.reference].entry = start + index
    }
    if old.capacity > 0 { entries.giveBack(old.start, old.capacity) }
    rows[row].entries = Piece(start: start, count: old.count, capacity: capacity)
  }

  private mutating func growColumn(_ column: Int32) {
    let old = columns[column].references
    let capacity = Arena<Reference>.capacity(for: old.count + 1)
    let start = references.take(capacity, filling: .empty)
    for index in 0..<old.count {
      let reference = references.values[old.start + index]
      references.values[start + index] = reference
      entries.values[reference.entry].reference = start + index
    }
    if old.capacity > 0 { references.giveBack(old.start, old.capacity) }
    columns[column].references = Piece(start: start, count: old.count, capacity: capacity)
  }
}
