internal import CCairo

/// Owns one Cairo drawing context.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  /// Opens a context on memory; where it can't, the context draws nothing.
  init(on buffer: PixelBuffer, isOpaque: Bool) {
    let surface = CairoSurface(over: buffer, isOpaque: isOpaque)
    pointer = cairo_create(surface.pointer)
  }

  deinit {
    cairo_destroy(pointer)
  }
}
