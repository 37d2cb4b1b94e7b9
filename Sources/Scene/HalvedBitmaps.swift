import Drawing

/// Bitmaps at a half, a quarter and so on of their size, made when first needed and kept as long as the bitmap is.
package final class HalvedBitmaps {
  private struct Entry {
    weak var bitmap: Bitmap?
    var revision: Int
    var versions: [Bitmap]
  }

  private var entries: [Entry] = []

  /// Keeps nothing yet.
  package init() {}

  /// The smallest version that still has more pixels than are shown, and its part of the bitmap's width.
  ///
  /// `ratio` is how many of the bitmap's pixels fall on one that is shown, along the axis where they are fewer.
  package func version(of bitmap: Bitmap, reducedBy ratio: Double) -> (bitmap: Bitmap, factor: Double) {
    var factor = 1.0
    var level = 0
    while ratio * factor >= 2, level < 14 {
      factor /= 2
      level += 1
    }
    guard level > 0 else { return (bitmap, 1) }
    entries.removeAll { $0.bitmap == nil || $0.bitmap === bitmap && $0.revision != bitmap.revision }
    let index = entries.firstIndex { $0.bitmap === bitmap } ?? entries.count
    if index == entries.count {
      entries.append(Entry(bitmap: bitmap, revision: bitmap.revision, versions: []))
    }
    while entries[index].versions.count < level {
      // Without memory for a smaller version the larger one has to do.
      let last = entries[index].versions.last ?? bitmap
      guard let half = last.halved() else { break }
      entries[index].versions.append(half)
    }
    let count = min(level, entries[index].versions.count)
    guard count > 0 else { return (bitmap, 1) }
    return (entries[index].versions[count - 1], 1 / Double(1 << count))
  }
}

extension Bitmap {
  /// The bitmap with each pixel the mean of four; of odd sides the last row or column counts twice.
  fileprivate func halved() -> Bitmap? {
    guard let half = try? Bitmap(width: (width + 1) / 2, height: (height + 1) / 2, isOpaque: isOpaque) else {
      return nil
    }
    for y in 0..<half.height {
      let upper = buffer.row(2 * y)
      let lower = buffer.row(min(2 * y + 1, height - 1))
      let line = half.buffer.row(y)
      for x in 0..<half.width {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        line[x] = Self.mean(upper[left], upper[right], lower[left], lower[right])
      }
    }
    return half
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let evenBytes: UInt32 = 0x00FF_00FF
    let halves: UInt32 = 0x0002_0002
    func even(_ pixel: UInt32) -> UInt32 { pixel & evenBytes }
    func odd(_ pixel: UInt32) -> UInt32 { pixel >> 8 & evenBytes }
    let evens = even(a) &+ even(b) &+ even(c) &+ even(d) &+ halves
    let odds = odd(a) &+ odd(b) &+ odd(c) &+ odd(d) &+ halves
    return evens >> 2 & evenBytes | (odds >> 2 & evenBytes) << 8
  }
}
