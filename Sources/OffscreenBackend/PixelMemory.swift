import Drawing

/// Owns the pixels of one picture, all zero at first.
struct PixelMemory: ~Copyable {
  let pixels: PixelBuffer

  init(width: Int, height: Int) {
    let count = width * height * 4
    let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    pixels = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  deinit { pixels.base.deallocate() }
}
