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

extension Screenshot {
  /// Reads a picture in the form that netpbm calls P6, of 8 bits a channel; nil where it is none.
  init?(ppm bytes: [UInt8]) {
    // The head's words end with white space, and the pixels begin after the fourth.
    let head = bytes.split(maxSplits: 4, omittingEmptySubsequences: false) { $0 == 10 || $0 == 32 }
    let words = head.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard head.count == 5, words[0] == "P6", words[3] == "255", let width = Int(words[1]),
      let height = Int(words[2]), head[4].count == 3 * width * height
    else { return nil }
    let start = head[4].startIndex
    self.init(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let place = start + 3 * index
        return UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      })
  }
}

extension Screenshot {
  /// The largest difference of two pixels' channels, 0 to 255.
  public static func difference(_ first: UInt32, _ second: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(first >> $0 & 0xff) - Int(second >> $0 & 0xff)) }.max() ?? 0
  }

  /// The largest difference from a picture of the same size; nil where that has another one.
  public func largestDifference(from other: Screenshot) -> Int? {
    guard (width, height) == (other.width, other.height) else { return nil }
    return zip(pixels, other.pixels).lazy.map { Self.difference($0, $1) }.max() ?? 0
  }
}
