internal import CPixbuf
import Glibc

extension Bitmap {
  /// The most pixels that a file may hold; more is refused before any of them is decoded.
  public static let mostPixelsInFile = 134_217_728

  /// Reads a picture file of any kind that gdk-pixbuf knows, upright as its EXIF orientation says, at scale 1.
  ///
  /// Where one of its sides is longer than `longestSide` pixels it is decoded smaller, in its proportions.
  /// Throws where the file can't be read, is no picture, is cut off, or holds more than `mostPixelsInFile`.
  public convenience init(contentsOf path: String, longestSide: Int = Bitmap.longestSide) throws(FileError) {
    let decoded = try Pixbuf(contentsOf: path, longestSide: max(1, min(longestSide, Bitmap.longestSide)))
    do {
      try self.init(width: decoded.width, height: decoded.height, isOpaque: !decoded.hasAlpha)
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
    decoded.copy(to: buffer)
  }
}

/// Owns one decoded picture.
private struct Pixbuf: ~Copyable {
  private let pointer: OpaquePointer

  var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
  var height: Int { Int(gdk_pixbuf_get_height(pointer)) }
  var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pointer) != 0 }

  init(contentsOf path: String, longestSide: Int) throws(FileError) {
    try Self.checkReadable(path)
    var width: Int32 = 0
    var height: Int32 = 0
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
      throw FileError(path: path, reason: "not a picture of a known kind")
    }
    guard Int(width) * Int(height) <= Bitmap.mostPixelsInFile else {
      throw FileError(
        path: path,
        reason: "a picture of \(width) x \(height) pixels, more than \(Bitmap.mostPixelsInFile) in all")
    }
    var error: UnsafeMutablePointer<GError>?
    // A file that doesn't say its size beforehand is decoded as it is.
    let isLarge = max(Int(width), Int(height)) > longestSide
    let side = Int32(longestSide)
    let decoded =
      isLarge
      ? gdk_pixbuf_new_from_file_at_scale(path, side, side, 1, &error)
      : gdk_pixbuf_new_from_file(path, &error)
    guard let decoded else {
      defer { g_error_free(error) }
      let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } }
      throw FileError(path: path, reason: reason ?? "the picture can't be decoded")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else {
      throw FileError(path: path, reason: "no memory to turn the picture upright")
    }
    pointer = upright
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Copies all pixels, with their alpha multiplied in.
  func copy(to buffer: PixelBuffer) {
    let channels = Int(gdk_pixbuf_get_n_channels(pointer))
    let bytesPerRow = Int(gdk_pixbuf_get_rowstride(pointer))
    let base = gdk_pixbuf_read_pixels(pointer)
    for y in 0..<height {
      guard var source = base?.advanced(by: y * bytesPerRow) else { return }
      let target = buffer.base.advanced(by: y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let alpha = channels == 4 ? UInt32(source[3]) : 255
        target[x] =
          alpha << 24 | Self.product(source[0], alpha) << 16 | Self.product(source[1], alpha) << 8
          | Self.product(source[2], alpha)
        source += channels
      }
    }
  }

  /// A channel times its alpha, both of 255, rounded.
  @inline(__always) private static func product(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
    let t = UInt32(channel) &* alpha &+ 128
    return (t &+ t &>> 8) &>> 8
  }

  /// Finds the system's reason first: gdk-pixbuf would only say that it knows no such picture.
  private static func checkReadable(_ path: String) throws(FileError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, reason: "a folder, not a picture")
    }
  }
}
