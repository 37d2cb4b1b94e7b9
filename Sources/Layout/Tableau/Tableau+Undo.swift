/// Taking back a call that failed.
extension Tableau {
  /// Puts everything back as it was when the journal was opened.
  mutating func undo() {
    journal.close()
    for index in 0..<waiting.count {
      rows[waiting[index]].isWaiting = false
    }
    waiting.removeAll()
    looseRows.removeAll()
    for index in 0..<journal.newRows.count {
      removeRow(journal.newRows[index])
    }
    for index in 0..<journal.rows.count {
      clear(journal.rows[index].index)
    }
    for index in 0..<journal.columns.count {
      let saved = journal.columns[index]
      columns[saved.index].reduced = saved.column.reduced
      columns[saved.index].quantity = saved.column.quantity
      seat(saved.column.quantity, at: .column(saved.index))
    }
    for index in 0..<journal.rows.count {
      restore(journal.rows[index])
    }
    // the columns that were made go with the terms: nothing else uses their variables
    while !journal.newResiduals.isEmpty {
      let residual = journal.newResiduals.removeLast()
      discardTerms(residual)
      release(residual)
    }
    emptied.removeAll()
    gaining.removeAll()
    serial = journal.serial
  }

  private mutating func clear(_ row: Int32) {
    while rows[row].entries.count > 0 {
      removeEntry(rows[row].entries.end - 1, fromRow: row)
    }
  }

  private mutating func restore(_ saved: Journal.SavedRow) {
    let piece = rows[saved.index].entries
    rows[saved.index] = saved.row
    rows[saved.index].entries = piece
    seat(saved.row.quantity, at: .row(saved.index))
    for place in Piece(start: saved.start, count: saved.row.entries.count) {
      let entry = journal.entries[place]
      insert(entry.coefficient, row: saved.index, column: entry.column)
    }
  }
}
