/// A set of small numbers that gives them back in order: one bit a number.
struct IndexSet: ~Copyable {
  private var words = Buffer<UInt64>()
  /// The words that may not be 0.
  private var first = Int.max
  private var last = -1

  init() {}

  func copy() -> IndexSet {
    var copy = IndexSet()
    copy.words = words.copy()
    copy.first = first
    copy.last = last
    return copy
  }

  var size: Int { words.size }

  /// Makes room for the numbers below a count.
  mutating func reserve(_ count: Int) {
    words.extend(to: (count + 63) / 64, with: 0)
  }

  @inline(__always)
  mutating func insert(_ number: Int32) {
    let word = Int(number) >> 6
    words[word] |= 1 << UInt64(number & 63)
    if word < first { first = word }
    if word > last { last = word }
  }

  /// Takes the smallest number out.
  @inline(__always)
  mutating func takeFirst() -> Int32? {
    while first <= last {
      let word = words[first]
      if word != 0 {
        words[first] = word & (word - 1)
        return Int32(truncatingIfNeeded: first << 6 + word.trailingZeroBitCount)
      }
      first += 1
    }
    first = .max
    last = -1
    return nil
  }
}
