/// A basic quantity: its value, and how it depends on those of the columns.
struct Row: BitwiseCopyable {
  var value: Double
  /// The values at which nothing has to be done.
  var low: Double
  var high: Double
  var entries: Piece
  var quantity: Quantity
  var side: Side
  /// Whether it waits to be brought back into its limits.
  var isWaiting: Bool
}
