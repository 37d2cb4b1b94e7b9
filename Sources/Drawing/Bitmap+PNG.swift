internal import CCairo

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
    var bytes: [UInt8] = []
    let surface = CairoSurface(over: buffer, isOpaque: isOpaque)
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface.pointer,
        { bytes, data, count in
          let chunk = UnsafeBufferPointer(start: data, count: Int(count))
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: chunk)
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .outOfMemory(bytes: height * buffer.bytesPerRow) }
    return bytes
  }
}
