/// Keeping rounding errors from adding up.
extension Tableau {
  /// So many suggestions pass before the values are compared with the constraints again.
  static var suggestionsBetweenChecks: Int { 1024 }
  /// A value that is off by more than this part of its terms is put right.
  private static var drift: Double { 1e-13 }
  /// If putting the values right leaves an error above this part of the terms, the coefficients are worn.
  private static var wear: Double { 1e-10 }

  /// Compares the values with the constraints and puts them right; writes the tableau anew if that doesn't help.
  mutating func check() {
    suggestions = 0
    putRight()
    if largestError() > Self.wear { renew() }
    _ = settle(stopping: false)
    dropLoose()
  }

  /// Writes the tableau anew after many pivots, each of which rounds.
  mutating func renewIfWorn() {
    if pivots > 4096 + 16 * rows.count { renew() }
  }

  /// Writes the tableau anew from the constraints, with the same residuals at rest.
  mutating func renew() {
    pivots = 0
    clear()
    for index in residuals.places where standings[index] == .resting {
      rest(index)
    }
    for index in residuals.places {
      if let side = standings[index].side { put(write(index), on: side) }
    }
    for index in columns.places {
      columns[index].reduced = .zero
      gaining.append(index)
    }
    for row in rows.places {
      charge(row, 0 - slope(rows[row].quantity, rows[row].side))
      note(row)
    }
    putRight()
    improve()
    _ = settle(stopping: false)
    dropLoose()
    pivots = 0
  }

  /// Forgets all rows and columns, but not where the variables and the residuals stood.
  private mutating func clear() {
    for index in variables.places {
      variables[index].value = value(index)
      variables[index].seat = .none
    }
    standings.removeAll()
    for index in residuals.places {
      if residuals[index].role == .loose { release(index) }
      var standing = Standing.absent
      if let row = residuals[index].seat.row { standing = Standing(rows[row].side) }
      if residuals[index].seat.column != nil { standing = .resting }
      standings.append(standing)
      residuals[index].seat = .none
    }
    rows.removeAll()
    columns.removeAll()
    freeRows.removeAll()
    freeColumns.removeAll()
    entries.removeAll()
    references.removeAll()
    waiting.removeAll()
    emptied.removeAll()
    gaining.removeAll()
  }

  /// Writes a residual's row.
  private mutating func write(_ index: Int32) -> Int32 {
    incoming.removeAll()
    let terms = residuals[index].terms
    for place in terms {
      incoming.append(factors.values[place])
    }
    let row = addRow(.residual(index), value: evaluate(index).value)
    fill(row)
    return row
  }

  /// Puts a residual to rest in the column of the variable that it depends on most; where there is none it keeps its
  /// row.
  private mutating func rest(_ index: Int32) {
    let row = write(index)
    var best: Int32?
    var largest = 0.0
    let list = rows[row].entries
    for entry in list where columns[entries.values[entry].column].quantity.isVariable {
      let size = entries.values[entry].coefficient.magnitude
      if size > largest {
        best = entry
        largest = size
      }
    }
    guard let best else { return }
    // `putRight` moves what is off
    exchange(row, best, step: 0, dual: .zero, side: .none)
  }

  /// Moves the variables so that the residuals at rest are at zero, and computes the others' values anew.
  private mutating func putRight() {
    for index in residuals.places where residuals[index].role != .loose {
      guard let column = residuals[index].seat.column else { continue }
      let (error, size) = evaluate(index)
      if error.magnitude <= Self.drift * size { continue }
      let list = columns[column].references
      for place in list {
        let reference = references.values[place]
        rows[reference.row].value -= entries.values[reference.entry].coefficient * error
        note(reference.row)
      }
    }
    for index in residuals.places where residuals[index].role != .loose {
      guard let row = residuals[index].seat.row else { continue }
      let (value, size) = evaluate(index)
      if (value - rows[row].value).magnitude > Self.drift * size { rows[row].value = value }
      note(row)
    }
  }

  /// The largest error of a residual at rest, as a part of its terms.
  private func largestError() -> Double {
    var largest = 0.0
    for index in residuals.places where residuals[index].role != .loose {
      guard residuals[index].seat.column != nil else { continue }
      let (error, size) = evaluate(index)
      if size > 0 { largest = max(largest, error.magnitude / size) }
    }
    return largest
  }
}
