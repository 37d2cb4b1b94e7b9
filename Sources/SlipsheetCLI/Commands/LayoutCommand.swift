import FoundationEssentials
import Layout

/// Solves a layout file and prints where its variables stand after each of its steps.
enum LayoutCommand: Command {
  static let name = "layout"
  static let summary = "solve a layout file"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "FILE - solve a layout file",
      summary: "FILE is JSON: constraints over named variables, edits, and steps of suggested values.")
    let values = try parser.parse(arguments)
    guard values.rest.count == 1, let path = values.rest.first else {
      throw Failure.usage("expected one layout file")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(try solution(of: path))
    try Output.standard.write(String(decoding: json, as: UTF8.self))
  }

  private static func solution(of path: String) throws -> LayoutSolution {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw Failure.failed("cannot read \(path), see whether it is there and may be read")
    }
    let file: LayoutFile
    do {
      file = try JSONDecoder().decode(LayoutFile.self, from: data)
    } catch let error as DecodingError {
      throw Failure.failed("\(path): \(explanation(of: error))")
    }
    do {
      return try file.solved()
    } catch {
      throw Failure.failed("\(path): \(error)")
    }
  }

  /// Where a file isn't what it should be, and how.
  private static func explanation(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): place(context) + "\"\(key.stringValue)\" is missing"
    case .typeMismatch(let type, let context): place(context) + "expected \(type)"
    case .valueNotFound(let type, let context): place(context) + "expected \(type), not null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "not JSON: \(context.debugDescription)"
    case .dataCorrupted(let context): place(context) + context.debugDescription
    @unknown default: "\(error)"
    }
  }

  /// The key's path and a colon; nothing for the file as a whole.
  private static func place(_ context: DecodingError.Context) -> String {
    let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
    return keys.isEmpty ? "" : keys.joined().drop { $0 == "." } + ": "
  }
}
