/// A list in an arena; a sequence of the places of its values.
struct Piece: BitwiseCopyable, Sequence {
  var start: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0

  var end: Int32 { start + count }

  /// Goes through the places; a plain counter, because ranges of other types than Int ask for memory where nothing is
  /// optimised.
  struct Iterator: IteratorProtocol {
    fileprivate var place: Int32
    fileprivate let end: Int32

    @inline(__always)
    mutating func next() -> Int32? {
      if place == end { return nil }
      defer { place += 1 }
      return place
    }
  }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(place: start, end: end) }
}
