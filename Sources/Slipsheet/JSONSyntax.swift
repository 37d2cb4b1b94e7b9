import Geometry

/// Finds where a text is no JSON, which the decoder knows but does not tell, and where it is nested too deep, into which
/// the decoder would go down level by level.
struct JSONSyntax {
  /// What may come next.
  private enum Expectation: String {
    case value = "a value"
    case valueOrEnd = "a value or \"]\""
    case keyOrEnd = "a key or \"}\""
    case key = "a key"
    case colon = "\":\""
    case commaOrBrace = "\",\" or \"}\""
    case commaOrBracket = "\",\" or \"]\""
    case nothing = "nothing more"
  }

  private let bytes: [UInt8]
  private let allowsJSON5: Bool
  private var position = 0
  private var expected = Expectation.value
  /// The braces and brackets that are open.
  private var open: [UInt8] = []
  /// How many of them were open at once.
  private var deepest = 0
  /// The first that stands deeper than the limit.
  private var tooDeep: Int?

  private init(_ bytes: [UInt8], allowsJSON5: Bool) {
    self.bytes = bytes
    self.allowsJSON5 = allowsJSON5
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The first fault of a text; nil where it is JSON, or JSON5 where that is allowed, and not nested too deep.
  static func fault(in bytes: [UInt8], allowsJSON5: Bool) -> JSONText.Fault? {
    var syntax = JSONSyntax(bytes, allowsJSON5: allowsJSON5)
    // the decoder would take a text with them for UTF-16
    if let place = bytes.firstIndex(of: 0) {
      return syntax.fault("found a NUL byte, expected UTF-8 text", at: place)
    }
    let fault = syntax.passOver()
    guard let place = syntax.tooDeep else { return fault }
    return syntax.fault("nested \(syntax.deepest) deep, expected at most \(Limits.jsonDepth)", at: place)
  }

  /// Goes on to the end or to the first fault.
  private mutating func passOver() -> JSONText.Fault? {
    while true {
      if let reason = skipBlanks() { return fault(reason, at: position) }
      guard let byte else {
        return expected == .nothing
          ? nil : fault("the text ends, expected \(expected.rawValue)", at: position)
      }
      let start = position
      if let reason = take(byte) { return fault(reason, at: start) }
    }
  }

  /// A piece of a text that holds no fault.
  struct Token {
    /// What the piece is for.
    enum Role {
      case key
      /// A number, a text, or a word.
      case scalar
      /// The beginning of an object or a list.
      case opening
      /// The end of an object or a list.
      case closing
      case mark
    }

    let role: Role
    /// Where it stands.
    let bytes: Range<Int>
  }

  /// The pieces of a text in their order, up to its first fault or where it gets too deep; blanks and comments are none.
  static func tokens(in bytes: [UInt8], allowsJSON5: Bool) -> [Token] {
    var syntax = JSONSyntax(bytes, allowsJSON5: allowsJSON5)
    var tokens: [Token] = []
    while syntax.skipBlanks() == nil, let byte = syntax.byte {
      let start = syntax.position
      let isKey = syntax.expected == .key || syntax.expected == .keyOrEnd
      guard syntax.take(byte) == nil, syntax.tooDeep == nil else { break }
      let role: Token.Role =
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): .opening
        case UInt8(ascii: "}"), UInt8(ascii: "]"): .closing
        case UInt8(ascii: ":"), UInt8(ascii: ","): .mark
        default: isKey ? .key : .scalar
        }
      tokens.append(Token(role: role, bytes: start..<syntax.position))
    }
    return tokens
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ reason: String, at place: Int) -> JSONText.Fault {
    let before = bytes[..<min(place, bytes.count)]
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONText.Fault(position: (lines + 1, place - start + 1), reason: reason)
  }

  /// Passes over blanks and comments; returns what is wrong with them, or nil.
  private mutating func skipBlanks() -> String? {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      // a vertical tab and a form feed
      case 0x0B where allowsJSON5, 0x0C where allowsJSON5: position += 1
      case UInt8(ascii: "/") where allowsJSON5:
        if bytes[position...].starts(with: "//".utf8) {
          position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else if bytes[position...].starts(with: "/*".utf8) {
          let start = position
          position += 2
          while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
          guard position < bytes.count else {
            position = start
            return "the comment has no end, expected \"*/\""
          }
          position += 2
        } else {
          return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// Takes what begins with a byte; returns what is wrong with it, or nil.
  private mutating func take(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard expected == .value || expected == .valueOrEnd else { return unexpected() }
      open.append(byte)
      deepest = max(deepest, open.count)
      if open.count == Limits.jsonDepth + 1, tooDeep == nil { tooDeep = position }
      position += 1
      expected = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
    case UInt8(ascii: "}"):
      guard expected == .keyOrEnd || expected == .commaOrBrace else { return unexpected() }
      close()
    case UInt8(ascii: "]"):
      guard expected == .valueOrEnd || expected == .commaOrBracket else { return unexpected() }
      close()
    case UInt8(ascii: ":"):
      guard expected == .colon else { return unexpected() }
      position += 1
      expected = .value
    case UInt8(ascii: ","):
      guard expected == .commaOrBrace || expected == .commaOrBracket else { return unexpected() }
      position += 1
      if expected == .commaOrBrace {
        expected = allowsJSON5 ? .keyOrEnd : .key
      } else {
        expected = allowsJSON5 ? .valueOrEnd : .value
      }
    case UInt8(ascii: "\""):
      return takeText(until: byte)
    case UInt8(ascii: "'") where allowsJSON5:
      return takeText(until: byte)
    default:
      return takeWord()
    }
    return nil
  }

  private func unexpected() -> String {
    let word = String(decoding: bytes[position...].prefix { !isEnd($0) }.prefix(40), as: UTF8.self)
    let found = word.isEmpty ? String(decoding: bytes[position...position], as: UTF8.self) : word
    return "found \"\(found)\", expected \(expected.rawValue)"
  }

  private mutating func close() {
    position += 1
    open.removeLast()
    endValue()
  }

  private mutating func endValue() {
    switch open.last {
    case nil: expected = .nothing
    case UInt8(ascii: "{"): expected = .commaOrBrace
    default: expected = .commaOrBracket
    }
  }

  /// Ends a key or a value; returns what is wrong, or nil.
  private mutating func end(isKey: Bool, isValue: Bool) -> String? {
    switch expected {
    case .key, .keyOrEnd:
      guard isKey else { return unexpected() }
      expected = .colon
    case .value, .valueOrEnd:
      guard isValue else { return unexpected() }
      endValue()
    case .colon, .commaOrBrace, .commaOrBracket, .nothing:
      return unexpected()
    }
    return nil
  }

  private mutating func takeText(until quote: UInt8) -> String? {
    if let reason = end(isKey: true, isValue: true) { return reason }
    position += 1
    while let byte {
      switch byte {
      case quote:
        position += 1
        return nil
      case UInt8(ascii: "\\"):
        guard let length = escapeLength(at: position) else {
          return "the text has a wrong escape behind \"\\\""
        }
        position += length
      case 0..<0x20: return "the text has no closing quote in its line"
      default: position += 1
      }
    }
    return "the text has no closing quote"
  }

  /// The length of the escape at a place, its backslash included; nil where it is none.
  private func escapeLength(at place: Int) -> Int? {
    guard place + 1 < bytes.count else { return 1 }
    switch bytes[place + 1] {
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: place + 2, digits: 4) else { return nil }
      switch unit {
      case 0xD800..<0xDC00:
        // the first half of a pair
        guard bytes[min(place + 6, bytes.count)...].starts(with: "\\u".utf8),
          let second = hexadecimal(at: place + 8, digits: 4), (0xDC00..<0xE000).contains(second)
        else { return nil }
        return 12
      case 0xDC00..<0xE000: return nil
      // where the decoder takes JSON5 it takes no NUL
      case 0: return allowsJSON5 ? nil : 6
      default: return 6
      }
    case UInt8(ascii: "x") where allowsJSON5:
      return hexadecimal(at: place + 2, digits: 2).flatMap { $0 == 0 ? nil : 4 }
    case UInt8(ascii: "'") where allowsJSON5, UInt8(ascii: "\n") where allowsJSON5: return 2
    case UInt8(ascii: "\r") where allowsJSON5:
      return bytes[(place + 2)...].first == UInt8(ascii: "\n") ? 3 : 2
    case let byte where "\"\\/bfnrt".utf8.contains(byte): return 2
    default: return nil
    }
  }

  private func hexadecimal(at start: Int, digits: Int) -> Int? {
    guard start + digits <= bytes.count else { return nil }
    let digits = bytes[start..<start + digits]
    return digits.allSatisfy(\.isHexadecimalDigit)
      ? Int(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }

  private mutating func takeWord() -> String? {
    let past = bytes[position...].firstIndex(where: isEnd) ?? bytes.count
    guard past > position else { return unexpected() }
    let word = bytes[position..<past]
    if let reason = end(isKey: allowsJSON5 && isBareKey(word), isValue: isValue(word)) { return reason }
    position = past
    return nil
  }

  /// Whether a byte cannot stand in a number, a name or a bare key.
  private func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// Whether a word may stand before a colon without quotes; its letters may be written as `\u` and four digits.
  private func isBareKey(_ word: ArraySlice<UInt8>) -> Bool {
    var place = word.startIndex
    while let backslash = word[place...].firstIndex(of: UInt8(ascii: "\\")) {
      guard word[backslash...].dropFirst().first == UInt8(ascii: "u"),
        let length = escapeLength(at: backslash)
      else { return false }
      place = backslash + length
    }
    let text = String(decoding: word, as: UTF8.self)
    return text.first?.isNumber == false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "\\" }
  }

  private func isValue(_ word: ArraySlice<UInt8>) -> Bool {
    ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
      || JSONNumber.matches(word, allowsJSON5: allowsJSON5)
  }
}
