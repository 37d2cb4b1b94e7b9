/// A variable inside the tableau.
struct VariableState: BitwiseCopyable {
  /// The value while it stands in no row.
  var value: Double
  /// The value that was reported last.
  var reported: Double
  var seat = Seat.none
  /// How many constraints use it.
  var uses: Int32 = 0
  /// The residual of its edit, of its stay; -1 for none.
  var edit: Int32 = -1
  var stay: Int32 = -1
}
