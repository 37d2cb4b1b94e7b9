internal import CPixbuf

extension Bitmap {
  /// Writes a JPEG file of a quality in 0...100, without alpha; it appears under its name only when it is whole.
  ///
  /// Throws where memory is short or the system refuses.
  public func writeJPEG(to path: String, quality: Int = 85) throws(FileError) {
    try writeFile(try jpegData(quality: quality, path: path), to: path)
  }

  private func jpegData(quality: Int, path: String) throws(FileError) -> [UInt8] {
    guard
      let copy = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
      let base = gdk_pixbuf_get_pixels(copy)
    else { throw FileError(path: path, reason: "no memory for the picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(copy)) }
    let bytesPerRow = Int(gdk_pixbuf_get_rowstride(copy))
    for y in 0..<height {
      let source = buffer.row(y)
      var target = base + y * bytesPerRow
      for x in 0..<width {
        let pixel = source[x]
        target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[2] = UInt8(truncatingIfNeeded: pixel)
        target += 3
      }
    }
    var keys = [g_strdup("quality"), nil]
    var values = [g_strdup(String(max(0, min(100, quality)))), nil]
    defer { (keys + values).forEach { g_free($0) } }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    let isFine = gdk_pixbuf_save_to_bufferv(copy, &bytes, &count, "jpeg", &keys, &values, &error) != 0
    defer {
      g_free(bytes)
      if let error { g_error_free(error) }
    }
    guard isFine, let bytes else {
      let reason = error.flatMap { $0.pointee.message.map { String(cString: $0) } }
      throw FileError(path: path, reason: reason ?? "the picture can't be encoded")
    }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
