import Geometry

/// Where a stretched picture's pixels come from: bilinear, in fixed point with 32 bits of fraction.
///
/// A pixel's place depends on nothing but its coordinates, so that any division of the work gives the same bits.
struct Stretch {
  private let firstX: Int
  private let firstY: Int
  private let stepX: Int
  private let stepY: Int

  /// Maps a part of a source onto a rectangle, both in pixels.
  init(_ part: Rect, onto rect: Rect) {
    let one = 4_294_967_296.0
    func fixed(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value)) * one) }
    let ratioX = part.width / rect.width
    let ratioY = part.height / rect.height
    // Middles of pixels lie at halves on both sides.
    firstX = fixed((0.5 - rect.minX) * ratioX + part.minX - 0.5)
    firstY = fixed((0.5 - rect.minY) * ratioY + part.minY - 0.5)
    stepX = fixed(ratioX)
    stepY = fixed(ratioY)
  }

  /// Writes some pixels of a row; `column` has room for a row of the source.
  func sample(
    _ source: Layer.Source, row: Int, pixels: Range<Int>, into target: Row.Pixels, column: Row.Pixels
  ) {
    let lastX = source.buffer.width &- 1
    let lastY = source.buffer.height &- 1
    let v = max(0, min(lastY &<< 32, firstY &+ row &* stepY))
    let upper = source.row(v &>> 32)
    let lower = source.row(min(v &>> 32 &+ 1, lastY))
    let begin = max(0, min(lastX, (firstX &+ pixels.lowerBound &* stepX) &>> 32))
    let end = max(0, min(lastX, (firstX &+ (pixels.upperBound &- 1) &* stepX) &>> 32 &+ 1))
    let fraction = v &>> 24 & 255
    var line = upper
    if fraction > 0 {
      line = column
      Row.between(column + begin, upper + begin, lower + begin, count: end &- begin &+ 1, at: fraction)
    }
    let mask = source.mask
    let limit = lastX &<< 32
    var u = firstX &+ pixels.lowerBound &* stepX
    for index in 0..<pixels.count {
      let place = max(0, min(limit, u))
      let x = place &>> 32
      target[index] = mask | Pixel.mixed(line[min(x &+ 1, lastX)], line[x], part: place &>> 24 & 255)
      u &+= stepX
    }
  }
}
