import Drawing

extension Bitmap {
  /// The pixel at a place.
  subscript(x: Int, y: Int) -> UInt32 {
    get { buffer.row(y)[x] }
    set { buffer.row(y)[x] = newValue }
  }

  /// All pixels without their alpha, which means nothing once they are rendered.
  var colors: [UInt32] {
    (0..<height).flatMap { y in UnsafeBufferPointer(start: buffer.row(y), count: width).map { $0 & 0xFF_FFFF }
    }
  }
}
