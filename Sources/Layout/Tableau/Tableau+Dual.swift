/// Bringing rows back into their limits while no column gains by moving: the dual simplex method.
extension Tableau {
  /// Coefficients below this part of the row's largest are pivots only where there is no other.
  private static var smallPivot: Double { 1e-13 }
  /// Coefficients above this part of the row's largest are equally good pivots.
  private static var goodPivot: Double { 0.1 }
  /// Values below this part of the summands can't be told from 0.
  private static var noise: Double { 1e-12 }

  /// Brings all rows into their limits; returns whether that was possible, at once where it is not and `stopping`.
  ///
  /// No column gains by it, but for rounding: what does then is put right, for which one round is enough.
  mutating func settle(stopping: Bool) -> Bool {
    for _ in 0..<4 {
      if !bringIn(stopping: stopping) { return false }
      if gaining.isEmpty { break }
      improve()
      if waiting.isEmpty { break }
    }
    return true
  }

  private mutating func bringIn(stopping: Bool) -> Bool {
    var steps = 0
    let patience = 100 + 2 * rows.count
    while let row = takeWaiting(oldest: steps > patience) {
      steps += 1
      if steps > 20 * patience || isNoise(row) { continue }
      let isPossible = relieve(row, upward: rows[row].value < rows[row].low)
      if !isPossible && stopping { return false }
    }
    return true
  }

  /// Takes the row that lies farthest outside its limits, or the one with the oldest constraint, which can't cycle.
  private mutating func takeWaiting(oldest: Bool) -> Int32? {
    var best = -1
    var distance = 0.0
    var index = 0
    while index < waiting.count {
      let row = rows[waiting[index]]
      let outside = max(row.low - row.value, row.value - row.high)
      if !(outside > 0) {
        rows[waiting[index]].isWaiting = false
        waiting[index] = waiting[waiting.count - 1]
        waiting.truncate(to: waiting.count - 1)
        continue
      }
      let isBetter: Bool
      if best < 0 {
        isBetter = true
      } else if !oldest && outside != distance {
        isBetter = outside > distance
      } else {
        isBetter = order(row.quantity) < order(rows[waiting[best]].quantity)
      }
      if isBetter {
        best = index
        distance = outside
      }
      index += 1
    }
    guard best >= 0 else { return nil }
    let row = waiting[best]
    waiting[best] = waiting[waiting.count - 1]
    waiting.truncate(to: waiting.count - 1)
    rows[row].isWaiting = false
    return row
  }

  /// Whether a residual's value is no more than the rounding error of its terms; computes it anew.
  private mutating func isNoise(_ row: Int32) -> Bool {
    let quantity = rows[row].quantity
    guard !quantity.isVariable else { return true }
    let (value, size) = evaluate(quantity.index)
    return value.magnitude <= Self.noise * size
  }

  /// A residual's value by its definition, and the sum of its terms' sizes.
  func evaluate(_ index: Int32) -> (value: Double, size: Double) {
    let residual = residuals[index]
    var value = residual.constant
    var size = residual.constant.magnitude
    for place in residual.terms {
      let factor = factors.values[place]
      let product = factor.coefficient * self.value(factor.variable)
      value += product
      size += product.magnitude
    }
    return (value, size)
  }

  /// Brings one row to zero, or over to its other side where that is cheaper.
  ///
  /// Returns false if it must not stay where it is but nothing can take its place; `conflict` holds the reason then.
  mutating func relieve(_ row: Int32, upward: Bool) -> Bool {
    let leaving = residuals[rows[row].quantity.index]
    let wrong: Side = upward ? .below : .above
    let isForbidden = (upward ? leaving.below : leaving.above) == .forbidden
    let slope = leaving.slope(on: rows[row].side)
    let sign: Double = upward ? 1 : -1
    findCandidates(row, sign)
    if candidates.isEmpty && isForbidden {
      explainConflict(row)
      return false
    }
    if !isForbidden {
      let range = (slope - leaving.slope(on: wrong)) * sign
      if candidates.isEmpty || !candidates[0].dual.isLess(than: range) {
        journal.note(row: row, rows, entries)
        charge(row, range * sign)
        put(row, on: wrong)
        note(row)
        noteGains(of: row)
        return true
      }
    }
    let best = candidates[0]
    exchange(
      row, best.entry, step: -rows[row].value / best.coefficient, dual: best.dual * sign,
      side: best.coefficient * sign > 0 ? .above : .below)
    noteGains(of: row)
    return true
  }

  /// Puts the best column for a row's place first among the candidates; leaves none where none can move.
  private mutating func findCandidates(_ row: Int32, _ sign: Double) {
    candidates.removeAll()
    var largest = 0.0
    let list = rows[row].entries
    for entry in list {
      let value = entries.values[entry]
      let pull = value.coefficient * sign
      let column = columns[value.column]
      let quantity = column.quantity
      let dual: Cost
      if quantity.isVariable {
        dual = column.reduced / pull
      } else if pull > 0 {
        let residual = residuals[quantity.index]
        if residual.above == .forbidden { continue }
        dual = (column.reduced + residual.slope(on: .above)) / pull
      } else {
        let residual = residuals[quantity.index]
        if residual.below == .forbidden { continue }
        dual = (column.reduced + residual.slope(on: .below)) / pull
      }
      candidates.append(Candidate(entry: entry, coefficient: value.coefficient, dual: dual))
      largest = max(largest, value.coefficient.magnitude)
    }
    dropCandidates(below: Self.smallPivot * largest)
    for level in 0..<4 where candidates.count > 1 {
      keepSmallest(level)
    }
    if candidates.count > 1 { pickCandidate(good: Self.goodPivot * largest) }
  }

  private mutating func dropCandidates(below size: Double) {
    var kept = 0
    for index in 0..<candidates.count where candidates[index].coefficient.magnitude >= size {
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  /// Keeps the candidates that are smallest on a level, as far as that can be told.
  private mutating func keepSmallest(_ level: Int) {
    var smallest = candidates[0].dual[level]
    for index in 1..<candidates.count {
      smallest = min(smallest, candidates[index].dual[level])
    }
    var kept = 0
    for index in 0..<candidates.count {
      let value = candidates[index].dual[level]
      if value <= smallest + Cost.tolerance(value, smallest, scale: candidates[index].dual.scale) {
        candidates[kept] = candidates[index]
        kept += 1
      }
    }
    candidates.truncate(to: kept)
  }

  /// Of equals takes a variable or what no constraint holds any more, then a good pivot, then the oldest.
  private mutating func pickCandidate(good: Double) {
    var best = candidates[0]
    var bestRank = rank(best, good)
    for index in 1..<candidates.count {
      let candidateRank = rank(candidates[index], good)
      if candidateRank < bestRank {
        best = candidates[index]
        bestRank = candidateRank
      }
    }
    candidates[0] = best
  }

  private func rank(_ candidate: Candidate, _ good: Double) -> (Int, Int, Int64) {
    let quantity = columns[entries.values[candidate.entry].column].quantity
    return (
      isFree(quantity) ? 0 : 1, candidate.coefficient.magnitude >= good ? 0 : 1, order(quantity)
    )
  }

  /// Collects the residuals that hold a row where it must not be: each of them is needed for that, because the
  /// columns are independent of each other.
  private mutating func explainConflict(_ row: Int32) {
    conflict.removeAll()
    conflict.append(rows[row].quantity.index)
    let list = rows[row].entries
    for entry in list {
      conflict.append(columns[entries.values[entry].column].quantity.index)
    }
  }
}
