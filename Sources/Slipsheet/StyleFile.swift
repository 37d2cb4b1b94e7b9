import Drawing
import FoundationEssentials
import Geometry
import Interaction

/// Style files: JSON5, one style each.
public enum StyleFile {
  /// The largest style file, in bytes.
  public static let maximumSize = Limits.styleFile

  /// Reads a style from a file.
  public static func read(_ path: String) throws(StyleError) -> Style {
    do {
      return try parse(readFile(path, limit: maximumSize), path: path)
    } catch let error as FileError {
      throw StyleError(path: path, place: nil, reason: error.reason)
    } catch let error as StyleError {
      throw error
    } catch {
      throw StyleError(path: path, place: nil, reason: "\(error)")
    }
  }

  /// Reads a style from a file's bytes.
  public static func parse(_ bytes: [UInt8], path: String) throws(StyleError) -> Style {
    do {
      return try JSONText.decode(Style.self, from: bytes, allowsJSON5: true)
    } catch {
      let line = error.position?.line ?? error.key.flatMap { JSONPlaces(of: bytes).line(of: $0) }
      throw StyleError(path: path, place: error.place, reason: error.reason, line: line)
    }
  }

  /// A style as one line of JSON, as traces carry it.
  static func json(_ style: Style) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(style) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
