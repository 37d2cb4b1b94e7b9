import Drawing
import Lab

/// Writes diagrams as files.
enum DiagramFile {
  /// A name that a diagram can be written to; throws where its ending says nothing.
  static func checked(_ path: String) throws -> String {
    guard isVector(path) || path.lowercased().hasSuffix(".png") else {
      throw Failure.usage("-o \(path), expected a name ending in .png or .svg")
    }
    return path
  }

  /// Whether a file's name is that of an SVG file, which needs no fonts.
  static func isVector(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }

  /// Writes a PNG file, or an SVG file where the name says so.
  static func write(_ diagram: Diagram, to path: String, scale: Double) throws {
    do {
      if isVector(path) {
        try writeFile(Array(diagram.svg().utf8), to: path)
      } else {
        try diagram.picture(scale: scale).writePNG(to: path)
      }
    } catch let error as FileError {
      throw Failure.failed("cannot write, \(path), \(error.reason)")
    } catch let error as BitmapError {
      throw Failure.failed("\(error), \(path), take a smaller --scale")
    }
  }
}
