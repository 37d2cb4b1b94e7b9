internal import CPixbuf
import Geometry

/// A picture out of a file, decoded as large as it was needed.
public struct PictureFile: Sendable {
  /// The picture, upright, at scale 1.
  public let bitmap: Bitmap
  /// The size of the picture in its file, in pixels, upright.
  public let size: Size

  /// Reads a picture of any kind that gdk-pixbuf knows, of an animation the first frame, on any thread.
  ///
  /// A large picture waits at the gate until another is done. Throws where the file can't be read, is no picture, is
  /// cut off, or holds more than `Bitmap.mostPixelsInFile`.
  public init(contentsOf path: String, _ extent: PictureExtent, gate: HeavyGate? = nil) throws(FileError) {
    let decoded = try Pixbuf(contentsOf: path, extent, gate: gate)
    do {
      bitmap = try Bitmap(width: decoded.width, height: decoded.height, isOpaque: !decoded.hasAlpha)
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
    decoded.copy(to: bitmap.buffer)
    size = Size(width: Double(decoded.fullWidth), height: Double(decoded.fullHeight))
  }

  /// How the names of picture files end that can be read here: `jpg`, `png` and so on, in small letters.
  public static var nameEndings: Set<String> {
    var endings: Set<String> = []
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var item = formats
    while let format = item?.pointee {
      defer { item = format.next }
      guard let data = format.data, let names = gdk_pixbuf_format_get_extensions(OpaquePointer(data)) else {
        continue
      }
      defer { g_strfreev(names) }
      var name = names
      while let text = name.pointee {
        endings.insert(String(cString: text).lowercased())
        name += 1
      }
    }
    return endings
  }
}
