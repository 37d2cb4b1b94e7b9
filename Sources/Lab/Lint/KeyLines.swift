/// The lines of a JSON5 text on which its keys stand.
///
/// The text has been read before, so it is taken to be whole; of anything else no line is found.
public struct KeyLines: Sendable {
  private var lines: [String: Int] = [:]

  /// Finds every key of a text.
  public init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    while let token = scanner.next() { take(token, line: scanner.line) }
  }

  /// The line of a key's path, such as `drag.ramps.opacity` or `release.any[1]`, counted from 1; where the text lacks
  /// the key, the line of the nearest key around it.
  public func line(of path: String) -> Int? {
    var path = path[...]
    while !path.isEmpty {
      if let line = lines[String(path)] { return line }
      path = path.prefix(upTo: path.lastIndex { $0 == "." || $0 == "[" } ?? path.startIndex)
    }
    return nil
  }

  /// An object or a list that is open.
  private struct Level {
    /// Its own path.
    let path: String
    /// How many values of a list have begun; nil in an object.
    var index: Int?
    /// In an object, the key whose value comes next.
    var key: String?
  }

  private var levels: [Level] = []

  private mutating func take(_ token: Scanner.Token, line: Int) {
    switch token {
    case .open(let isList):
      let path = beginValue(line: line)
      levels.append(Level(path: path, index: isList ? 0 : nil))
    case .close:
      levels.removeLast(levels.isEmpty ? 0 : 1)
      endValue()
    case .word(let word):
      guard let level = levels.last, level.index == nil, level.key == nil else {
        _ = beginValue(line: line)
        return endValue()
      }
      levels[levels.count - 1].key = word
      lines[level.path.isEmpty ? word : "\(level.path).\(word)"] = line
    }
  }

  /// The path of the value that begins.
  private mutating func beginValue(line: Int) -> String {
    guard let level = levels.last else { return "" }
    guard let index = level.index else {
      return level.path.isEmpty ? level.key ?? "" : "\(level.path).\(level.key ?? "")"
    }
    let path = "\(level.path)[\(index)]"
    lines[path] = line
    return path
  }

  private mutating func endValue() {
    guard let level = levels.last else { return }
    levels[levels.count - 1].key = nil
    if let index = level.index { levels[levels.count - 1].index = index + 1 }
  }

  /// Parts a text into words, braces and brackets; colons, commas, blanks and comments are passed over.
  private struct Scanner {
    enum Token {
      case open(isList: Bool)
      case close
      case word(String)
    }

    let bytes: [UInt8]
    var position = 0
    /// The line of the last token.
    var line = 1

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func next() -> Token? {
      while let byte {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          position += 1
          return .open(isList: byte == UInt8(ascii: "["))
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          position += 1
          return .close
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          return .word(text(until: byte))
        case UInt8(ascii: "/"):
          skipComment()
        case UInt8(ascii: ","), UInt8(ascii: ":"), 0...0x20:
          pass()
        default:
          return .word(bareWord())
        }
      }
      return nil
    }

    private mutating func pass() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }

    private mutating func skipComment() {
      let isBlock = bytes[position...].starts(with: "/*".utf8)
      while position < bytes.count {
        if isBlock, bytes[position...].starts(with: "*/".utf8) { return position += 2 }
        if !isBlock, byte == UInt8(ascii: "\n") { return }
        pass()
      }
    }

    private mutating func text(until quote: UInt8) -> String {
      position += 1
      let start = position
      while let byte, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
      defer { position += 1 }
      return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
    }

    private mutating func bareWord() -> String {
      let start = position
      while let byte, byte > 0x20, !",:{}[]/\"'".utf8.contains(byte) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
  }
}
