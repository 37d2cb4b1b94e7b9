/// Moving columns that gain by it while all rows stay in their limits: the primal simplex method.
extension Tableau {
  /// Moves columns until none gains by it.
  mutating func improve() {
    var steps = 0
    let patience = 100 + 2 * rows.count
    while let (column, upward) = takeGaining(), steps < 20 * patience {
      steps += 1
      advance(column, upward: upward, oldest: steps > patience)
    }
    gaining.removeAll()
  }

  /// Puts the columns of a row on the list of those that may gain.
  mutating func noteColumns(of row: Int32) {
    let list = rows[row].entries
    for entry in list {
      gaining.append(entries.values[entry].column)
    }
  }

  /// Puts the columns of a row that do gain on the list.
  mutating func noteGains(of row: Int32) {
    let list = rows[row].entries
    for entry in list {
      let column = entries.values[entry].column
      if gain(column) != nil { gaining.append(column) }
    }
  }

  /// Takes the oldest of the columns that gain, and whether it does so by growing.
  private mutating func takeGaining() -> (Int32, Bool)? {
    var best = -1
    var isUpward = false
    var index = 0
    while index < gaining.count {
      let column = gaining[index]
      guard let upward = gain(column) else {
        gaining[index] = gaining[gaining.count - 1]
        gaining.truncate(to: gaining.count - 1)
        continue
      }
      if best < 0 || order(columns[column].quantity) < order(columns[gaining[best]].quantity) {
        best = index
        isUpward = upward
      }
      index += 1
    }
    return best < 0 ? nil : (gaining[best], isUpward)
  }

  /// Whether a column gains by growing (true) or by shrinking (false).
  private func gain(_ column: Int32) -> Bool? {
    let state = columns[column]
    if penalty(state.quantity, .above) != .forbidden, rate(column, upward: true).isNegative { return true }
    if penalty(state.quantity, .below) != .forbidden, rate(column, upward: false).isNegative { return false }
    return nil
  }

  /// What moving a column by 1 costs.
  private func rate(_ column: Int32, upward: Bool) -> Cost {
    let state = columns[column]
    return upward
      ? state.reduced + slope(state.quantity, .above) : 0 - (state.reduced + slope(state.quantity, .below))
  }

  /// Moves a column as far as it gains: past rows that come to zero, up to one that takes its place.
  private mutating func advance(_ column: Int32, upward: Bool, oldest: Bool) {
    let sign: Double = upward ? 1 : -1
    var last: (entry: Int32, distance: Double)?
    while let stop = nextStop(column, sign, oldest: oldest) {
      let row = references.values[entries.values[stop.entry].reference].row
      noteColumns(of: row)
      guard let gain = gain(column, upward: upward, past: stop.entry, sign), gain.isNegative else {
        take(column, stop, upward: upward)
        return
      }
      cross(row)
      last = stop
    }
    if let last {
      // Behind the last row nothing is gained any more, as costs are never negative: only rounding passes it.
      cross(references.values[entries.values[last.entry].reference].row)
      take(column, last, upward: upward)
    } else {
      journal.note(column: column, columns)
      columns[column].reduced = 0 - slope(columns[column].quantity, upward ? .above : .below)
    }
  }

  /// What moving a column by 1 costs behind a row that comes to zero; nil if the row can't go there.
  private func gain(_ column: Int32, upward: Bool, past entry: Int32, _ sign: Double) -> Cost? {
    let coefficient = entries.values[entry].coefficient
    let row = rows[references.values[entries.values[entry].reference].row]
    let ahead: Side = coefficient * sign > 0 ? .above : .below
    if penalty(row.quantity, ahead) == .forbidden { return nil }
    let jump = slope(row.quantity, ahead) - slope(row.quantity, row.side)
    return rate(column, upward: upward) + jump * coefficient * sign
  }

  /// Moves a column up to a row, which takes its place.
  private mutating func take(_ column: Int32, _ stop: (entry: Int32, distance: Double), upward: Bool) {
    let side: Side = upward ? .above : .below
    let slope = columns[column].reduced + slope(columns[column].quantity, side)
    let row = references.values[entries.values[stop.entry].reference].row
    exchange(
      row, stop.entry, step: upward ? stop.distance : -stop.distance,
      dual: slope / entries.values[stop.entry].coefficient, side: side)
  }

  /// Lets a row count on the other side of zero.
  private mutating func cross(_ row: Int32) {
    let quantity = rows[row].quantity
    let side = rows[row].side
    let other: Side = side == .above ? .below : .above
    journal.note(row: row, rows, entries)
    charge(row, slope(quantity, side) - slope(quantity, other))
    put(row, on: other)
    note(row)
  }

  /// The entry of the first row that comes to zero when a column moves, and how far away that is.
  ///
  /// Of several at once it is the one with the largest coefficient, or the one with the oldest constraint, which can't
  /// cycle.
  private func nextStop(_ column: Int32, _ sign: Double, oldest: Bool) -> (entry: Int32, distance: Double)? {
    var best: (entry: Int32, distance: Double, size: Double, order: Int64)?
    let list = columns[column].references
    for index in list {
      let reference = references.values[index]
      let row = rows[reference.row]
      if row.quantity.isVariable { continue }
      let coefficient = entries.values[reference.entry].coefficient
      let goesUp = coefficient * sign > 0
      if goesUp ? row.side == .above : row.side == .below { continue }
      let distance = max(0, goesUp ? -row.value : row.value) / coefficient.magnitude
      let order = order(row.quantity)
      let size = oldest ? 0 : coefficient.magnitude
      if let best {
        if distance > best.distance { continue }
        if distance == best.distance
          && (size, best.order) <= (best.size, order)
        {
          continue
        }
      }
      best = (reference.entry, distance, size, order)
    }
    return best.map { ($0.entry, $0.distance) }
  }
}
