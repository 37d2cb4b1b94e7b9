/// How JSON and JSON5 write numbers.
enum JSONNumber {
  /// Whether a text is a number, with nothing before or behind it.
  static func matches(_ text: ArraySlice<UInt8>, allowsJSON5: Bool) -> Bool {
    var rest = text
    _ = rest.take(UInt8(ascii: "-")) || allowsJSON5 && rest.take(UInt8(ascii: "+"))
    if allowsJSON5 {
      if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
      if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
        return rest.count > 2 && rest.dropFirst(2).allSatisfy(\.isHexadecimalDigit)
      }
    }
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let whole = rest.takeDigits()
    if hasLeadingZero, whole > 1 { return false }
    if rest.take(UInt8(ascii: ".")) {
      let fraction = rest.takeDigits()
      guard allowsJSON5 ? whole + fraction > 0 : whole > 0 && fraction > 0 else { return false }
    } else if whole == 0 {
      return false
    }
    if rest.take(UInt8(ascii: "e")) || rest.take(UInt8(ascii: "E")) {
      _ = rest.take(UInt8(ascii: "-")) || rest.take(UInt8(ascii: "+"))
      guard rest.takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is one of 0...9, a...f and A...F.
  var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
}

extension ArraySlice<UInt8> {
  /// Takes a byte from the front, where it stands there.
  fileprivate mutating func take(_ byte: UInt8) -> Bool {
    guard first == byte else { return false }
    removeFirst()
    return true
  }

  /// Takes all digits from the front, and says how many they were.
  fileprivate mutating func takeDigits() -> Int {
    let digits = prefix(while: \.isDigit).count
    removeFirst(digits)
    return digits
  }
}
