/// Where the values of a JSON5 text stand.
struct JSONPlaces {
  /// A value and where its text stands.
  struct Place {
    let path: StylePath
    /// Of an object or a list, with its braces or brackets.
    let bytes: Range<Int>
    /// Whether it is an object or a list.
    let isContainer: Bool
    /// Where the line begins on which it, or the key before it, stands.
    let line: Int
  }

  /// In the order in which they end.
  let all: [Place]

  private struct Container {
    var start: Int
    var line: Int
    var isList: Bool
    var path: StylePath
    var key = ""
    var keyLine = 0
    var count = 0

    /// The way to the value that comes next.
    var next: StylePath { path.appending(isList ? .index(count) : .key(key)) }
  }

  /// Finds them up to the text's first fault.
  init(of bytes: [UInt8]) {
    var places: [Place] = []
    var open: [Container] = []
    var line = 1
    var counted = 0
    for token in JSONSyntax.tokens(in: bytes, allowsJSON5: true) {
      line += bytes[counted..<token.bytes.lowerBound].count { $0 == UInt8(ascii: "\n") }
      counted = token.bytes.lowerBound
      let path = open.last?.next ?? StylePath()
      let valueLine = open.last.map { $0.isList ? line : $0.keyLine } ?? line
      switch token.role {
      case .key:
        open[open.count - 1].key = Self.name(bytes[token.bytes])
        open[open.count - 1].keyLine = line
      case .scalar:
        places.append(Place(path: path, bytes: token.bytes, isContainer: false, line: valueLine))
      case .opening:
        open.append(
          Container(
            start: token.bytes.lowerBound, line: valueLine,
            isList: bytes[token.bytes.lowerBound] == UInt8(ascii: "["), path: path))
      case .closing:
        let ended = open.removeLast()
        places.append(
          Place(
            path: ended.path, bytes: ended.start..<token.bytes.upperBound, isContainer: true, line: ended.line
          ))
      case .mark:
        if bytes[token.bytes.lowerBound] == UInt8(ascii: ",") { open[open.count - 1].count += 1 }
      }
    }
    // a text that ends too early still says where its objects begin
    places += open.reversed().map {
      Place(path: $0.path, bytes: $0.start..<bytes.count, isContainer: true, line: $0.line)
    }
    all = places
  }

  /// The value at a path; nil where there is none. Of a key that stands twice the last counts, as for the decoder.
  subscript(path: StylePath) -> Place? { all.last { $0.path == path } }

  /// The line of a value as errors name it, or of what holds it where there is none.
  func line(of path: String) -> Int? {
    let place = all.last { $0.path.description == path }
    if let place { return place.line }
    guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else {
      return all.last { $0.path.steps.isEmpty }?.line
    }
    return line(of: String(path[..<end]))
  }

  /// A key without its quotes.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let isQuoted = bytes.first == UInt8(ascii: "\"") || bytes.first == UInt8(ascii: "'")
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}
