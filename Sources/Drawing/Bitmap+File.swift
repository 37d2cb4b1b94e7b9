import Geometry

extension Bitmap {
  /// The most pixels that a file may hold; more is refused before any of them is decoded.
  public static let mostPixelsInFile = Limits.picturePixels

  /// Reads a picture file of any kind that gdk-pixbuf knows, upright as its EXIF orientation says, at scale 1.
  ///
  /// Where one of its sides is longer than `longestSide` pixels it is decoded smaller, in its proportions.
  /// Throws where the file can't be read, is no picture, is cut off, or holds more than `mostPixelsInFile`.
  public convenience init(contentsOf path: String, longestSide: Int = Bitmap.longestSide) throws(FileError) {
    let decoded = try Pixbuf(contentsOf: path, .fitting(longestSide), gate: nil)
    do {
      try self.init(width: decoded.width, height: decoded.height, isOpaque: !decoded.hasAlpha)
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
    decoded.copy(to: buffer)
  }
}
