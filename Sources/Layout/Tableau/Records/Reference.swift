/// Where one of a column's coefficients stands.
struct Reference: BitwiseCopyable {
  var row: Int32
  /// The place in the arena of entries.
  var entry: Int32

  static let empty = Reference(row: 0, entry: 0)
}
