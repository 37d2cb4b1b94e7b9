@testable import Layout

/// What must hold between any two calls.
extension Tableau {
  /// The first invariant that is broken, or nil.
  func brokenInvariant() -> String? {
    for row in rows.places where isInUse(row) {
      if let text = brokenLink(row) ?? brokenValue(row) { return text }
    }
    for column in columns.places where isInUse(column: column) {
      if let text = brokenCost(column) { return text }
    }
    return nil
  }

  private func isInUse(_ row: Int32) -> Bool { seat(of: rows[row].quantity) == .row(row) }

  private func isInUse(column: Int32) -> Bool { seat(of: columns[column].quantity) == .column(column) }

  private func brokenLink(_ row: Int32) -> String? {
    let list = rows[row].entries
    for entry in list {
      let value = entries.values[entry]
      let reference = references.values[value.reference]
      if reference.row != row || reference.entry != entry {
        return "row \(row) and column \(value.column) differ"
      }
      if !isInUse(column: value.column) { return "row \(row) depends on the unused column \(value.column)" }
    }
    return nil
  }

  private func brokenValue(_ row: Int32) -> String? {
    let state = rows[row]
    if state.isWaiting { return "row \(row) waits" }
    if isLoose(state.quantity) { return "row \(row) is of no use" }
    if state.quantity.isVariable { return nil }
    let (value, size) = evaluate(state.quantity.index)
    if abs(value - state.value) > 1e-7 * max(1, size) {
      return "row \(row) is at \(state.value), not \(value)"
    }
    let outside = max(state.low - state.value, state.value - state.high)
    return outside > 1e-6 * max(1, size) ? "row \(row) lies outside its limits by \(outside)" : nil
  }

  private func brokenCost(_ column: Int32) -> String? {
    let state = columns[column]
    var sum = Cost.zero
    for index in state.references {
      let reference = references.values[index]
      let row = rows[reference.row]
      sum += slope(row.quantity, row.side) * entries.values[reference.entry].coefficient
    }
    for level in 0..<4 where abs(sum[level] - state.reduced[level]) > 1e-6 * max(1, abs(sum[level])) {
      return "column \(column) costs \(state.reduced), not \(sum)"
    }
    if !state.quantity.isVariable {
      let (value, size) = evaluate(state.quantity.index)
      let isLoose = residuals[state.quantity.index].role == .loose
      if !isLoose && abs(value) > 1e-7 * max(1, size) { return "column \(column) is at \(value)" }
    }
    if penalty(state.quantity, .above) != .forbidden, gains(sum + slope(state.quantity, .above)) {
      return "column \(column) gains by growing: \(sum + slope(state.quantity, .above))"
    }
    if penalty(state.quantity, .below) != .forbidden, gains(0 - (sum + slope(state.quantity, .below))) {
      return "column \(column) gains by shrinking: \(0 - (sum + slope(state.quantity, .below)))"
    }
    return nil
  }

  /// Whether moving at this rate gains on a level of strength; which of equally strong constraints is kept may differ
  /// where their units do.
  private func gains(_ rate: Cost) -> Bool {
    var order = Cost.zero
    order[3] = rate.scale
    return rate.isNegative && (rate + order).isNegative
  }
}
