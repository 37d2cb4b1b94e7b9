import Geometry
import Glibc

/// A picture in memory of its own: 32 bits a pixel, blue in the lowest byte, premultiplied alpha in the highest.
///
/// Draw on it through a `Canvas`, and hand it to other threads only when it is finished.
public final class Bitmap: @unchecked Sendable {
  /// The largest width and height, in pixels.
  public static let longestSide = Limits.pictureSide

  /// The memory, which lives as long as the bitmap does.
  public let buffer: PixelBuffer
  /// Pixels a point.
  public let scale: Double
  /// Whether every pixel covers what is behind it; then the alpha bytes mean nothing.
  public let isOpaque: Bool
  /// How often it was opened for drawing, by which those who keep something made of it notice.
  public internal(set) var revision = 0

  /// Pixels in a row.
  public var width: Int { buffer.width }
  /// Rows.
  public var height: Int { buffer.height }
  /// The size in points.
  public var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// Makes a bitmap of a size in pixels, clear or, where opaque, black.
  ///
  /// Throws where a side is not in 1...`longestSide` or memory is short; `scale` is pixels a point, above 0.
  public init(width: Int, height: Int, scale: Double = 1, isOpaque: Bool = false) throws(BitmapError) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    // Rows begin on cache lines; calloc takes large blocks as zero pages, so nothing is touched here.
    let bytesPerRow = (width * 4 + 63) / 64 * 64
    let bytes = bytesPerRow * height
    guard let base = calloc(bytes, 1) else { throw .outOfMemory(bytes: bytes) }
    buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
    self.scale = scale > 0 ? scale : 1
    self.isOpaque = isOpaque
  }

  /// Makes a bitmap that holds a size in points at a number of pixels a point; sides are rounded up to whole pixels.
  public convenience init(size: Size, scale: Double, isOpaque: Bool = false) throws(BitmapError) {
    let width = Self.pixels(size.width * scale)
    let height = Self.pixels(size.height * scale)
    try self.init(width: width, height: height, scale: scale, isOpaque: isOpaque)
  }

  deinit {
    free(buffer.base)
  }

  private static func pixels(_ length: Double) -> Int {
    // A size that is a whole number of pixels but for rounding must not gain one.
    Int(exactly: (length - 1e-6).rounded(.up)) ?? 0
  }
}
