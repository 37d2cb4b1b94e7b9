/// A measurement beside what it is held against.
struct BenchRow {
  /// What is measured.
  var name: String
  var value: Double
  var unit: String
  /// What the value is held against, in the same unit, and whose it is; nil where there is nothing.
  var yardstick: Yardstick?

  struct Yardstick {
    var name: String
    var value: Double
    /// Whether the value is to stay at or below the yardstick rather than at or above it.
    var isCeiling = true
  }

  init(_ name: String, _ value: Double, _ unit: String, _ yardstick: Yardstick? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.yardstick = yardstick
  }

  /// The value over the yardstick.
  var ratio: Double? { yardstick.flatMap { $0.value == 0 ? nil : value / $0.value } }

  /// Whether the yardstick is kept; nil where there is none.
  var isKept: Bool? { yardstick.map { $0.isCeiling ? value <= $0.value : value >= $0.value } }
}
