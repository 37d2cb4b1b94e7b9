extension Bitmap {
  /// Writes a PNG file, which appears under its name only when it is whole; throws where the system refuses.
  public func writePNG(to path: String) throws(FileError) {
    let bytes: [UInt8]
    do {
      bytes = try pngData()
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
    try writeFile(bytes, to: path)
  }

  /// The picture as the bytes of a PNG file; throws where memory is short.
  public func pngData() throws(BitmapError) -> [UInt8] {
    try PNGEncoder().encode(self)
  }
}
