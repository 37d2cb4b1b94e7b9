import Drawing
import Lab

/// Writes diagrams as files.
enum DiagramFile {
  /// Writes a PNG file, or an SVG file where the name says so.
  static func write(_ diagram: Diagram, to path: String, scale: Double) throws {
    do {
      if path.lowercased().hasSuffix(".svg") {
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
