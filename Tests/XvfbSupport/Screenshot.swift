/// What a window showed at one moment.
public struct Screenshot: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Rows from top to bottom, each pixel as 0xRRGGBB.
  public let pixels: [UInt32]

  /// The colour of one pixel, as 0xRRGGBB.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// How light a pixel is, 0 to 1: the mean of its channels.
  public func lightness(x: Int, y: Int) -> Double {
    let pixel = self[x, y]
    return Double((pixel >> 16) + (pixel >> 8 & 0xff) + (pixel & 0xff)) / (3 * 255)
  }
}
