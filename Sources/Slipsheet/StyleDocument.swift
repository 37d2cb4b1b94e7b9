import Drawing
import FoundationEssentials
import Interaction
import Motion

/// A style together with the text that says it, whose values are changed where they stand: comments stay.
public struct StyleDocument: Sendable {
  /// What can be tuned at a place of the text.
  public enum Value: Hashable, Sendable {
    case number(Double)
    /// So much of the window's height, as `"0.5H"` has it.
    case heights(Double)
    /// So much of the window's width, as `"1W"` has it.
    case widths(Double)
    /// A curve, by name or by the four numbers of a cubic Bezier.
    case easing(Easing)
    case flag(Bool)
  }

  /// A value and the way to it.
  public struct Entry: Hashable, Sendable {
    /// The way to it.
    public let path: StylePath
    /// What stands there.
    public let value: Value
  }

  /// What the text says.
  public let style: Style
  /// The text, as JSON5.
  public let text: [UInt8]
  /// The file that the text belongs to, as it is named in errors.
  public let path: String
  /// What can be tuned, in the order of the text.
  public let entries: [Entry]

  private let places: JSONPlaces

  /// Reads a text; throws where it is no style.
  public init(_ text: [UInt8], path: String) throws(StyleError) {
    style = try StyleFile.parse(text, path: path)
    self.text = text
    self.path = path
    places = JSONPlaces(of: text)
    entries = Self.entries(of: text, at: places)
  }

  /// The line, from 1, on which a key's path such as `drag.ramps.opacity` or `release.any[1]` stands; where the text
  /// lacks the key, that of what would hold it.
  public func line(of path: String) -> Int? { places.line(of: path) }

  /// Reads a file; throws where it cannot be read or is no style.
  public init(contentsOf path: String) throws(StyleError) {
    let text: [UInt8]
    do {
      text = try readFile(path, limit: StyleFile.maximumSize)
    } catch {
      throw StyleError(path: path, place: nil, reason: error.reason)
    }
    try self.init(text, path: path)
  }

  /// Writes a style that has no text of its own.
  public init(_ style: Style, path: String) throws(StyleError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(style) else {
      throw StyleError(path: path, place: nil, reason: "has numbers that no file can hold")
    }
    try self.init(Array(data) + [UInt8(ascii: "\n")], path: path)
  }

  /// The same document under the name of another file.
  public func named(_ path: String) throws(StyleError) -> StyleDocument {
    try StyleDocument(text, path: path)
  }

  /// The document with another value at a path, where one stands; everything else stays to the byte.
  ///
  /// Throws where the style would be none.
  public func setting(_ path: StylePath, to value: Value) throws(StyleError) -> StyleDocument {
    guard let place = places[path] else { return self }
    return try StyleDocument(
      Array(text[..<place.bytes.lowerBound]) + Array(Self.literal(value).utf8)
        + Array(text[place.bytes.upperBound...]), path: self.path)
  }

  /// The numbers that the style's own checks allow at a path; nil where they say nothing.
  public func range(at path: StylePath) -> ClosedRange<Double>? {
    guard let place = places[path], !place.isContainer else { return nil }
    // a number that is never right makes the checks tell what would be
    let probe = text[..<place.bytes.lowerBound] + Array("1e300".utf8) + text[place.bytes.upperBound...]
    do {
      _ = try JSONText.decode(Style.self, from: probe, allowsJSON5: true)
      return nil
    } catch {
      return error.range
    }
  }

  /// The text in quotes at a path; nil where there is none.
  public func text(at path: StylePath) -> String? {
    guard let place = places[path], !place.isContainer else { return nil }
    let literal = text[place.bytes]
    guard literal.first == UInt8(ascii: "\"") || literal.first == UInt8(ascii: "'") else { return nil }
    return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
  }

  private static func entries(of text: [UInt8], at places: JSONPlaces) -> [Entry] {
    var easings: Set<StylePath> = []
    for place in places.all where place.path.steps.last == .key("easing") { easings.insert(place.path) }
    let found = places.all.compactMap { place -> (start: Int, entry: Entry)? in
      let path = place.path
      // the numbers of a Bezier are told as one curve
      if let parent = path.parent, easings.contains(parent) { return nil }
      guard path.steps != [.key("version")], places[path]?.bytes == place.bytes else { return nil }
      let literal = String(decoding: text[place.bytes], as: UTF8.self)
      let value =
        easings.contains(path) ? easing(text[place.bytes]) : place.isContainer ? nil : scalar(literal)
      return value.map { (place.bytes.lowerBound, Entry(path: path, value: $0)) }
    }
    return found.sorted { $0.start < $1.start }.map(\.entry)
  }

  private static func easing(_ text: ArraySlice<UInt8>) -> Value? {
    (try? JSONText.decode(Easing.self, from: text, allowsJSON5: true)).map(Value.easing)
  }

  private static func scalar(_ literal: String) -> Value? {
    switch literal {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: break
    }
    if literal.first == "\"" || literal.first == "'" {
      let text = literal.dropFirst().dropLast()
      guard let share = Double(text.dropLast()) else { return nil }
      return text.last == "H" ? .heights(share) : text.last == "W" ? .widths(share) : nil
    }
    return Double(literal.hasSuffix(".") ? literal + "0" : literal).map(Value.number)
  }

  /// A value as style files write it.
  private static func literal(_ value: Value) -> String {
    switch value {
    case .number(let number): numberText(number)
    case .heights(let share): "\"\(numberText(share))H\""
    case .widths(let share): "\"\(numberText(share))W\""
    case .flag(let isSet): isSet ? "true" : "false"
    case .easing(let easing):
      if let name = easing.name {
        "\"\(name)\""
      } else {
        "[" + (easing.controlPoints ?? [0, 0, 1, 1]).map { numberText($0) }.joined(separator: ", ") + "]"
      }
    }
  }
}
