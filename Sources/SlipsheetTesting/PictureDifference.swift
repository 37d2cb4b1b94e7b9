import Drawing

/// How far one picture is from another.
public struct PictureDifference: Sendable {
  /// The largest difference of a channel of any pixel, in 0...1; 1 where the sizes differ.
  public let worst: Double
  /// The mean over all pixels of the largest difference of a channel, in 0...1; 1 where the sizes differ.
  public let mean: Double
  /// The part of the pixels that differ at all, in 0...1; 1 where the sizes differ.
  public let share: Double
  /// What differs in black to white on grey, brightened; nothing where the sizes differ or nothing does.
  public let picture: Bitmap?

  /// Compares two pictures; the alpha of opaque ones means nothing.
  public init(_ a: Bitmap, _ b: Bitmap) {
    guard a.width == b.width, a.height == b.height else {
      (worst, mean, share, picture) = (1, 1, 1, nil)
      return
    }
    let mask: UInt32 = a.isOpaque && b.isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF
    let marks = try? Bitmap(width: a.width, height: a.height, isOpaque: true)
    var largest = 0
    var sum = 0
    var count = 0
    for y in 0..<a.height {
      let rowA = a.buffer.row(y)
      let rowB = b.buffer.row(y)
      let mark = marks?.buffer.row(y)
      for x in 0..<a.width {
        let difference = Self.distance(rowA[x] & mask, rowB[x] & mask)
        let grey = difference == 0 ? 0x30 : UInt32(min(255, 0x60 + difference * 4))
        mark?[x] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
        guard difference > 0 else { continue }
        largest = max(largest, difference)
        sum += difference
        count += 1
      }
    }
    let pixels = Double(a.width * a.height)
    worst = Double(largest) / 255
    mean = Double(sum) / 255 / pixels
    share = Double(count) / pixels
    picture = count > 0 ? marks : nil
  }

  /// The largest difference of two pixels' channels, in 0...255.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }
}
