import FoundationEssentials
import Interaction

/// Reads JSON and says in plain words where it is wrong.
enum JSONText {
  /// What is wrong with a text, and where.
  struct Fault: Error {
    /// The path of the key, where one is meant.
    var key: String?
    /// The line and the column, where the text is no JSON.
    var position: (line: Int, column: Int)?
    let reason: String
    /// The numbers that would be right, where one is out of range.
    var range: ClosedRange<Double>?

    /// The key's path or the line, or nil where the whole text is meant.
    var place: String? { position.map { "line \($0.line), column \($0.column)" } ?? key }
  }

  static func decode<T: Decodable>(
    _ type: T.Type, from bytes: some Sequence<UInt8>, allowsJSON5: Bool = false
  ) throws(Fault) -> T {
    let bytes = Array(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault(reason: "not UTF-8 text")
    }
    if let fault = JSONSyntax.fault(in: bytes, allowsJSON5: allowsJSON5) { throw fault }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = allowsJSON5
    do {
      return try decoder.decode(type, from: Data(bytes))
    } catch {
      if let fault = (error as? DecodingError).flatMap(fault) { throw fault }
      throw Fault(reason: "has a number that is too large, expected finite numbers")
    }
  }

  /// What an error says of a value; nil where it is about the whole text.
  private static func fault(_ error: DecodingError) -> Fault? {
    switch error {
    case .dataCorrupted(let context):
      guard let path = path(context.codingPath) else { return nil }
      return Fault(
        key: path, reason: context.debugDescription,
        range: (context.underlyingError as? NumberOutOfRange)?.range)
    case .typeMismatch(let type, let context):
      let reason = name(of: type).map { "has the wrong type, expected \($0)" } ?? context.debugDescription
      return Fault(key: path(context.codingPath), reason: reason)
    case .valueNotFound(let type, let context):
      return Fault(
        key: path(context.codingPath), reason: "is null, expected \(name(of: type) ?? "a value")")
    case .keyNotFound(let key, let context):
      return Fault(key: path(context.codingPath + [key]), reason: "missing")
    @unknown default:
      return nil
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String? {
    if keys.isEmpty { return nil }
    return keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        let name = key.stringValue.isEmpty ? "\"\"" : key.stringValue
        path += path.isEmpty ? name : ".\(name)"
      }
    }
  }

  private static func name(of type: any Any.Type) -> String? {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "a text in quotes"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list in brackets"
    case is [String: Any].Type: "an object in braces"
    default: nil
    }
  }
}
