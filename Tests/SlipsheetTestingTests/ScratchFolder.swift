import Foundation

/// A folder that is removed with its owner.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "slipsheet-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names below it of all files, sorted.
  var files: [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.contains(".") }.sorted()
  }

  /// The text of one of its files.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
