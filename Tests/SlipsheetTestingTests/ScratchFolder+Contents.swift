import Foundation
import TestSupport

extension ScratchFolder {
  /// The names below it of all files, sorted.
  var files: [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.contains(".") }.sorted()
  }

  /// The text of one of its files.
  func text(_ name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }
}
