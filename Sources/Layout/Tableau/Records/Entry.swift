/// A coefficient in a row, and where its column refers to it.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: Int32
  /// The place in the arena of references.
  var reference: Int32

  static let empty = Entry(coefficient: 0, column: 0, reference: 0)
}
