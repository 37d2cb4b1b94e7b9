/// A column that could take a row's place.
struct Candidate: BitwiseCopyable {
  var entry: Int32
  var coefficient: Double
  /// How much of the row's slope is used up when the column has nothing left to give.
  var dual: Cost
}
