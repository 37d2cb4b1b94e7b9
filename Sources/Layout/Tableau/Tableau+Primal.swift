/// Moving columns that gain by it while all rows stay in their limits: the primal simplex method.
extension Tableau {
  /// Moves columns until none gains by it.
  mutating func improve() {
    var steps = 0
    let patience = 100 + 2 * rows.count
    while let (column, upward) = takeGaining(), steps < 20 * patience {
      steps += 1
      advance(column, upward: upward)
    }
    gaining.removeAll()
  }

  /// Puts the columns of a row on the list of those that may gain.
  mutating func noteColumns(of row: Int32) {
    let list = rows[row].entries
    for entry in list.start..<list.end {
      gaining.append(entries.values[entry].column)
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

  /// Moves a column as far as it gains; a row that comes to zero takes its place.
  private mutating func advance(_ column: Int32, upward: Bool) {
    let sign: Double = upward ? 1 : -1
    let side: Side = upward ? .above : .below
    while true {
      guard let (entry, distance) = nextStop(column, sign) else {
        // Costs are never negative, so only rounding gets here: nothing is gained.
        columns[column].reduced = 0 - slope(columns[column].quantity, side)
        return
      }
      let reference = references.values[entries.values[entry].reference]
      let row = reference.row
      let coefficient = entries.values[entry].coefficient
      let residual = residuals[rows[row].quantity.index]
      let ahead: Side = coefficient * sign > 0 ? .above : .below
      if (ahead == .above ? residual.above : residual.below) != .forbidden {
        let jump = residual.slope(on: ahead) - residual.slope(on: rows[row].side)
        let change = jump * coefficient * sign
        if (rate(column, upward: upward) + change).isNegative {
          noteColumns(of: row)
          charge(row, 0 - jump)
          put(row, on: ahead)
          note(row)
          continue
        }
      }
      noteColumns(of: row)
      let dual = (columns[column].reduced + slope(columns[column].quantity, side)) / coefficient
      exchange(row, entry, step: distance * sign, dual: dual, side: side)
      return
    }
  }

  /// The entry of the first row that comes to zero when a column moves, and how far away that is.
  private func nextStop(_ column: Int32, _ sign: Double) -> (entry: Int32, distance: Double)? {
    var best: (entry: Int32, distance: Double, size: Double, order: Int64)?
    let list = columns[column].references
    for index in list.start..<list.end {
      let reference = references.values[index]
      let row = rows[reference.row]
      if row.quantity.isVariable { continue }
      let coefficient = entries.values[reference.entry].coefficient
      let goesUp = coefficient * sign > 0
      if goesUp ? row.side == .above : row.side == .below { continue }
      let distance = max(0, goesUp ? -row.value : row.value) / coefficient.magnitude
      let order = order(row.quantity)
      if let best {
        if distance > best.distance { continue }
        if distance == best.distance
          && (coefficient.magnitude, best.order) <= (best.size, order)
        {
          continue
        }
      }
      best = (reference.entry, distance, coefficient.magnitude, order)
    }
    return best.map { ($0.entry, $0.distance) }
  }
}
