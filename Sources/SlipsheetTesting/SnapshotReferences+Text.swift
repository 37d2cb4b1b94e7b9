import Drawing

extension SnapshotReferences {
  /// Compares lines of text, byte by byte, with the reference of a name, and writes it where the mode says so.
  ///
  /// Throws where a line differs, or there was nothing to compare with.
  ///
  /// - Parameter name: The file's name with its ending.
  public func check(_ lines: [String], named name: String) throws(SnapshotFailure) {
    let text = lines.map { $0 + "\n" }.joined()
    func write(_ text: String, as name: String, in folder: String) throws(SnapshotFailure) {
      try self.write(name, in: folder) { (path) throws(FileError) in try writeFile(Array(text.utf8), to: path)
      }
    }
    func record() throws(SnapshotFailure) { try write(text, as: name, in: folder) }
    try check("\(folder)/\(name)", write: record) { (bytes) throws(SnapshotFailure) in
      guard bytes != Array(text.utf8) else { return }
      let reference = String(decoding: bytes, as: UTF8.self)
      try write(reference, as: "reference.\(name)", in: failures)
      try write(text, as: "actual.\(name)", in: failures)
      throw .differs(
        name: name, summary: Self.firstDifference(text, from: reference), path: "\(failures)/actual.\(name)")
    }
  }

  /// The first line that differs, in words.
  private static func firstDifference(_ text: String, from reference: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(lines, expected).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      same < lines.count && !(same == lines.count - 1 && lines[same].isEmpty) ? "\(lines[same])" : "nothing"
    }
    return "line \(same + 1) is \(line(lines)), expected \(line(expected))"
  }
}
