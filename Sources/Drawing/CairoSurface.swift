internal import CCairo

/// Owns one Cairo surface that shows memory of someone else's.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// Describes memory to Cairo; it must outlive every context and pattern made of the surface.
  init(over buffer: PixelBuffer, isOpaque: Bool) {
    pointer = cairo_image_surface_create_for_data(
      buffer.base.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }
}
