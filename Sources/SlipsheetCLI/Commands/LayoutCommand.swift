import FoundationEssentials
import Layout
import Slipsheet

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
    do {
      return try LayoutFile.read(path).solved()
    } catch let error as FileError {
      throw Failure.failed("\(error.path): \(error.reason)")
    } catch {
      throw Failure.failed("\(path): \(error)")
    }
  }
}
