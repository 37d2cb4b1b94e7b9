/// Minimises one linear objective after the other over z >= 0 with A z = b, by the textbook: a dense tableau, two
/// phases, Bland's rule. It shares nothing with the solver.
struct DenseSimplex {
  private var table: [[Double]]
  private var basis: [Int]
  private let columns: Int
  private var isUsable: [Bool]
  private static let small = 1e-9

  /// Takes the rows of A, each with its right side as the last number.
  init(rows: [[Double]], columns: Int) {
    self.columns = columns
    isUsable = Array(repeating: true, count: columns)
    table = []
    basis = []
    for (index, row) in rows.enumerated() {
      let sign: Double = row[columns] < 0 ? -1 : 1
      var line = row.dropLast().map { $0 * sign } + Array(repeating: 0, count: rows.count)
      line[columns + index] = 1
      line.append(row[columns] * sign)
      table.append(line)
      basis.append(columns + index)
    }
  }

  /// Finds a first solution; returns whether there is one.
  mutating func makeFeasible() -> Bool {
    let artificial = table.count
    var objective = Array(repeating: 0.0, count: columns) + Array(repeating: 1.0, count: artificial)
    isUsable = Array(repeating: true, count: columns + artificial)
    guard minimize(&objective) <= 1e-7 else { return false }
    for row in table.indices where basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(table[row][$0]) > 1e-7 }) { pivot(row, column) }
    }
    for column in columns..<columns + artificial {
      isUsable[column] = false
    }
    return true
  }

  /// Minimises an objective without giving up what was reached for the ones before.
  mutating func minimize(objective: [Double]) -> Double {
    var full = objective + Array(repeating: 0, count: table.count)
    let value = minimize(&full)
    let reduced = self.reduced(full)
    for column in 0..<columns where reduced[column] > 1e-7 {
      isUsable[column] = false
    }
    return value
  }

  private func reduced(_ objective: [Double]) -> [Double] {
    var reduced = objective
    for (row, column) in basis.enumerated() where objective[column] != 0 {
      for index in reduced.indices {
        reduced[index] -= objective[column] * table[row][index]
      }
    }
    return reduced
  }

  private mutating func minimize(_ objective: inout [Double]) -> Double {
    let right = columns + table.count
    while true {
      let reduced = self.reduced(objective)
      guard let entering = reduced.indices.first(where: { isUsable[$0] && reduced[$0] < -Self.small }) else {
        break
      }
      var leaving: Int?
      for row in table.indices where table[row][entering] > Self.small {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let ratio = table[row][right] / table[row][entering]
        let bestRatio = table[best][right] / table[best][entering]
        if ratio < bestRatio - 1e-12 || (abs(ratio - bestRatio) <= 1e-12 && basis[row] < basis[best]) {
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(leaving, entering)
    }
    return zip(basis, table).reduce(0) { $0 + objective[$1.0] * $1.1[right] }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = table[row][column]
    for index in table[row].indices {
      table[row][index] /= divisor
    }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices {
        table[other][index] -= factor * table[row][index]
      }
      table[other][column] = 0
    }
    basis[row] = column
  }
}
