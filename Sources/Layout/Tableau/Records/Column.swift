/// A quantity that the rows depend on.
struct Column: BitwiseCopyable {
  /// What the rows' costs change by when the quantity grows by 1.
  var reduced: Cost
  var references: Piece
  var quantity: Quantity
}
