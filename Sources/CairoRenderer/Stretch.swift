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
    // No place in a picture of at most 2^14 pixels overflows with these limits.
    func fixed(_ value: Double, limit: Double) -> Int { Int(max(-limit, min(limit, value)) * one) }
    let ratioX = part.width / rect.width
    let ratioY = part.height / rect.height
    // Middles of pixels lie at halves on both sides.
    firstX = fixed((0.5 - rect.minX) * ratioX + part.minX - 0.5, limit: 536_870_912)
    firstY = fixed((0.5 - rect.minY) * ratioY + part.minY - 0.5, limit: 536_870_912)
    stepX = fixed(ratioX, limit: 16_384)
    stepY = fixed(ratioY, limit: 16_384)
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
    // Between the first and the last column no index needs to be held back.
    let inside = inside(pixels, lastX: lastX)
    sampleEdge(line, pixels: pixels.lowerBound..<inside.lowerBound, lastX: lastX, into: target)
    let middle = target + (inside.lowerBound &- pixels.lowerBound)
    Row.betweenNeighbors(
      middle, from: line, count: inside.count, first: firstX &+ inside.lowerBound &* stepX, step: stepX)
    let rest = target + (inside.upperBound &- pixels.lowerBound)
    sampleEdge(line, pixels: inside.upperBound..<pixels.upperBound, lastX: lastX, into: rest)
    let mask = source.mask
    if mask != 0 { for index in 0..<pixels.count { target[index] |= mask } }
  }

  /// The pixels whose both neighbours lie in the source.
  private func inside(_ pixels: Range<Int>, lastX: Int) -> Range<Int> {
    var begin = pixels.lowerBound
    while begin < pixels.upperBound, firstX &+ begin &* stepX < 0 { begin &+= 1 }
    var end = pixels.upperBound
    while end > begin, (firstX &+ (end &- 1) &* stepX) &>> 32 >= lastX { end &-= 1 }
    return begin..<end
  }

  private func sampleEdge(_ line: Row.Pixels, pixels: Range<Int>, lastX: Int, into target: Row.Pixels) {
    for index in 0..<pixels.count {
      let place = max(0, min(lastX &<< 32, firstX &+ (pixels.lowerBound &+ index) &* stepX))
      let x = place &>> 32
      target[index] = Pixel.mixed(line[min(x &+ 1, lastX)], line[x], part: place &>> 24 & 255)
    }
  }
}
