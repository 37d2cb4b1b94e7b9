/// The fields of an object in a style file, read with errors that say what would be right.
struct Fields {
  /// A key that is any string.
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    init(_ name: String) { stringValue = name }
  }

  let container: KeyedDecodingContainer<Key>

  /// Opens an object and refuses keys that it does not know.
  init(of decoder: any Decoder, allowing names: [String]) throws {
    container = try decoder.container(keyedBy: Key.self)
    let unknown = container.allKeys.map(\.stringValue).filter { !names.contains($0) }.sorted()
    if let name = unknown.first {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath + [Key(name)],
          debugDescription: "unknown key; the keys here are \(names.joined(separator: ", "))"))
    }
  }

  func contains(_ name: String) -> Bool { container.contains(Key(name)) }

  /// Makes an error at a field.
  func error(_ name: String, _ text: String, because cause: (any Error)? = nil) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: container.codingPath + [Key(name)], debugDescription: text, underlyingError: cause))
  }

  func value<T: Decodable>(_ name: String) throws -> T {
    guard contains(name) else { throw error(name, "missing") }
    do {
      return try container.decode(T.self, forKey: Key(name))
    } catch let error as DecodingError {
      throw error
    } catch {
      // a decoder's own errors have no path; they tell of values that the type cannot hold
      let expected =
        switch T.self {
        case is Int.Type: "a whole number"
        case is String.Type: "a text of whole characters"
        default: "finite numbers"
        }
      throw self.error(name, "expected \(expected)")
    }
  }

  func value<T: Decodable>(_ name: String, default value: T) throws -> T {
    contains(name) ? try self.value(name) : value
  }

  func optional<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T? {
    contains(name) ? try value(name) : nil
  }

  func number(_ name: String, in range: ClosedRange<Double>, default value: Double? = nil) throws -> Double {
    if !contains(name), let value { return value }
    let number: Double = try self.value(name)
    try check(number, name, in: range)
    return number
  }

  func numbers(_ name: String, count: Int) throws -> [Double] {
    let numbers: [Double] = try list(name, count: count)
    for number in numbers { try check(number, name, in: Self.sensible) }
    return numbers
  }

  func list<T: Decodable>(_ name: String, count: Int) throws -> [T] {
    let list: [T] = try value(name)
    guard list.count == count else {
      throw error(name, "has \(list.count) values, expected \(count)")
    }
    return list
  }

  func choice<T: RawRepresentable & CaseIterable>(_ name: String, default value: T? = nil) throws -> T
  where T.RawValue == String {
    if !contains(name), let value { return value }
    let text: String = try self.value(name)
    guard let choice = T(rawValue: text) else {
      let choices = T.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error(name, "\"\(text)\" is none of \(choices)")
    }
    return choice
  }

  func check(_ number: Double, _ name: String, in range: ClosedRange<Double>) throws {
    guard range.contains(number) else {
      let cause = NumberOutOfRange(number: number, range: range)
      throw error(name, cause.description, because: cause)
    }
  }

  /// Numbers that can be computed with: finite with room to spare.
  static let sensible = -1e9...1e9
}
