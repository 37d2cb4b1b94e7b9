import Drawing
import Geometry
import Layout

extension LayoutFile {
  /// The largest layout file, in bytes.
  public static let maximumSize = Limits.layoutFile

  /// Reads a layout file.
  ///
  /// Throws where it cannot be read, and where it is no layout: with the key's path or the line, and what would be right.
  public static func read(_ path: String) throws(FileError) -> LayoutFile {
    try parse(try readFile(path, limit: maximumSize), path: path)
  }

  /// Reads a layout from a file's bytes.
  ///
  /// Throws where they are no layout: with the key's path or the line, and what would be right.
  public static func parse(_ bytes: [UInt8], path: String) throws(FileError) -> LayoutFile {
    do {
      return try JSONText.decode(LayoutFile.self, from: bytes)
    } catch {
      let place = error.place.map { "\($0): " } ?? ""
      throw FileError(path: path, reason: place + error.reason)
    }
  }
}
