import Drawing
import SeededNumbers

extension Bitmap {
  /// A picture of noise, which shows every pixel that goes astray.
  package static func noise(
    width: Int, height: Int, scale: Double = 1, isOpaque: Bool = true, seed: UInt64 = 1
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height, scale: scale, isOpaque: isOpaque)
    var random = SplitMix(seed: seed)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = UInt32(truncatingIfNeeded: random.next())
        guard !isOpaque else {
          bitmap.buffer.row(y)[x] = pixel | 0xFF00_0000
          continue
        }
        // Premultiplied: no channel above the alpha.
        let alpha = pixel >> 24
        let channels = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map { $0 * alpha / 255 }
        bitmap.buffer.row(y)[x] = alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
      }
    }
    return bitmap
  }
}
