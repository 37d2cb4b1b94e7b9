/// Names in the order in which people count: `2.jpg` before `10.jpg`, capitals beside small letters.
enum NaturalOrder {
  /// Whether a name comes before another; names that differ in nothing else are ordered by their bytes.
  static func precedes(_ a: String, _ b: String) -> Bool {
    var (left, right) = (Substring(a).utf8, Substring(b).utf8)
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (x, y) = (number(&left), number(&right))
        if x.count != y.count { return x.count < y.count }
        if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
      } else {
        let (x, y) = (small(first), small(second))
        if x != y { return x < y }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty }
    return a < b
  }

  /// Takes the figures at a text's beginning, without zeros in front.
  private static func number(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let figures = text.prefix(while: isDigit)
    text.removeFirst(figures.count)
    return figures.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
