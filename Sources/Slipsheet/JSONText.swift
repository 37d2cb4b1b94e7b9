import FoundationEssentials

/// Reads JSON and says in plain words where it is wrong.
enum JSONText {
  /// What is wrong with a text, and where.
  struct Fault: Error {
    /// The key's path or the line, or nil where the whole text is meant.
    let place: String?
    let reason: String
  }

  /// How deep objects and lists may stand in each other.
  static let maximumDepth = 64

  static func decode<T: Decodable>(
    _ type: T.Type, from bytes: some Sequence<UInt8>, allowsJSON5: Bool = false
  ) throws(Fault) -> T {
    let data = Data(bytes)
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Fault(place: nil, reason: "not UTF-8 text")
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = allowsJSON5
    do {
      return try decoder.decode(type, from: data)
    } catch let error as DecodingError {
      throw fault(error)
    } catch {
      throw Fault(place: nil, reason: "not JSON")
    }
  }

  private static func fault(_ error: DecodingError) -> Fault {
    switch error {
    case .dataCorrupted(let context):
      if let parsing = context.underlyingError { return syntaxFault(parsing) }
      return Fault(place: path(context.codingPath), reason: context.debugDescription)
    case .typeMismatch(let type, let context):
      return Fault(
        place: path(context.codingPath), reason: "has the wrong type, expected \(name(of: type))")
    case .valueNotFound(let type, let context):
      return Fault(place: path(context.codingPath), reason: "is null, expected \(name(of: type))")
    case .keyNotFound(let key, let context):
      return Fault(place: path(context.codingPath + [key]), reason: "missing")
    @unknown default:
      return Fault(place: nil, reason: "not readable")
    }
  }

  /// The decoder tells the line in the words of its own error.
  private static func syntaxFault(_ error: any Error) -> Fault {
    let text =
      (error as? CocoaError).flatMap { $0.userInfo["NSDebugDescription"] as? String } ?? "not JSON"
    guard let range = text.firstRange(of: "around line ") else { return Fault(place: nil, reason: text) }
    let reason = text[..<range.lowerBound].trimmed
    let place = text[range.upperBound...].prefix { $0 != "." }
    return Fault(place: "line \(place)", reason: reason.isEmpty ? "not JSON" : String(reason))
  }

  private static func path(_ keys: [any CodingKey]) -> String? {
    if keys.isEmpty { return nil }
    return keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "a text in quotes"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list in brackets"
    default: "an object in braces"
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " || text.last == "," || text.last == "." { text.removeLast() }
    return text
  }
}
