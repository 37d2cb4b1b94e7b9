/// Finds where a text is no JSON, which the decoder knows but does not tell.
struct JSONSyntax {
  /// A place in a text and what would be right there.
  struct Fault {
    /// Counted from 1.
    let line: Int
    /// In bytes, counted from 1.
    let column: Int
    let reason: String
  }

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

  /// How deep the decoder lets objects and lists stand in each other.
  private static let maximumDepth = 512

  private init(_ bytes: [UInt8], allowsJSON5: Bool) {
    self.bytes = bytes
    self.allowsJSON5 = allowsJSON5
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The first fault of a text; nil where it is JSON, or JSON5 where that is allowed.
  static func fault(in bytes: [UInt8], allowsJSON5: Bool) -> Fault? {
    var syntax = JSONSyntax(bytes, allowsJSON5: allowsJSON5)
    while true {
      if let reason = syntax.skipBlanks() { return syntax.fault(reason) }
      guard let byte = syntax.byte else {
        return syntax.expected == .nothing
          ? nil : syntax.fault("the text ends, expected \(syntax.expected.rawValue)")
      }
      let start = syntax.position
      if let reason = syntax.take(byte) {
        syntax.position = start
        return syntax.fault(reason)
      }
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

  /// The pieces of a text in their order, up to its first fault; blanks and comments are none.
  static func tokens(in bytes: [UInt8], allowsJSON5: Bool) -> [Token] {
    var syntax = JSONSyntax(bytes, allowsJSON5: allowsJSON5)
    var tokens: [Token] = []
    while syntax.skipBlanks() == nil, let byte = syntax.byte {
      let start = syntax.position
      let isKey = syntax.expected == .key || syntax.expected == .keyOrEnd
      guard syntax.take(byte) == nil else { break }
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

  private func fault(_ reason: String) -> Fault {
    let before = bytes[..<min(position, bytes.count)]
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Fault(line: lines + 1, column: position - start + 1, reason: reason)
  }

  /// Passes over blanks and comments; returns what is wrong with them, or nil.
  private mutating func skipBlanks() -> String? {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
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
      guard open.count < Self.maximumDepth else { return "nested deeper than \(Self.maximumDepth) times" }
      open.append(byte)
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
        guard let length = escapeLength else { return "the text has a wrong escape behind \"\\\"" }
        position += length
      case 0..<0x20: return "the text has no closing quote in its line"
      default: position += 1
      }
    }
    return "the text has no closing quote"
  }

  /// The length of the escape at the position, its backslash included; nil where it is none.
  private var escapeLength: Int? {
    guard position + 1 < bytes.count else { return 1 }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: position + 2, digits: 4) else { return nil }
      switch unit {
      case 0xD800..<0xDC00:
        // the first half of a pair
        guard bytes[min(position + 6, bytes.count)...].starts(with: "\\u".utf8),
          let second = hexadecimal(at: position + 8, digits: 4), (0xDC00..<0xE000).contains(second)
        else { return nil }
        return 12
      case 0xDC00..<0xE000: return nil
      default: return 6
      }
    case UInt8(ascii: "x") where allowsJSON5:
      return hexadecimal(at: position + 2, digits: 2) == nil ? nil : 4
    case let byte where "\"\\/bfnrt".utf8.contains(byte): return 2
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return nil
    default: return allowsJSON5 ? 2 : nil
    }
  }

  private func hexadecimal(at start: Int, digits: Int) -> Int? {
    guard start + digits <= bytes.count else { return nil }
    let text = String(decoding: bytes[start..<start + digits], as: UTF8.self)
    return text.allSatisfy(\.isHexDigit) ? Int(text, radix: 16) : nil
  }

  private mutating func takeWord() -> String? {
    let word = String(decoding: bytes[position...].prefix { !isEnd($0) }, as: UTF8.self)
    guard !word.isEmpty else { return unexpected() }
    let isKey =
      allowsJSON5 && !(word.first?.isNumber ?? true)
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    if let reason = end(isKey: isKey, isValue: isValue(word)) { return reason }
    position += word.utf8.count
    return nil
  }

  /// Whether a byte cannot stand in a number, a name or a bare key.
  private func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "{}[]:,\"'/".utf8.contains(byte)
  }

  private func isValue(_ word: String) -> Bool {
    if ["true", "false", "null"].contains(word) { return true }
    guard allowsJSON5 else {
      return Double(word) != nil && word.allSatisfy { "+-.eE0123456789".contains($0) } && word.first != "+"
        && word.first != "." && !Self.hasLeadingZero(word.first == "-" ? word.dropFirst() : word[...])
    }
    let magnitude = word.first == "-" || word.first == "+" ? word.dropFirst() : word[...]
    if magnitude == "Infinity" || magnitude == "NaN" { return true }
    if Self.hasLeadingZero(magnitude) { return false }
    return Double(magnitude.hasSuffix(".") ? magnitude + "0" : magnitude) != nil
      && magnitude.first?.isLetter == false
  }

  private static func hasLeadingZero(_ number: Substring) -> Bool {
    number.first == "0" && number.dropFirst().first?.isNumber == true
  }
}
