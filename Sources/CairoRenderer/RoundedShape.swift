import Geometry

/// A rectangle with elliptic corners, in pixels and their fractions, as rows of coverage.
///
/// Straight edges are exact; corners are sampled on 16 lines a row, each exact along the row.
struct RoundedShape {
  /// What a shape covers of one row: nothing outside of `outer`, the same all over `inner`, and edges between.
  struct Span {
    var outer: Range<Int>
    var inner: Range<Int>
    /// The coverage of `inner`, in 0...255.
    var coverage: Int
  }

  /// Lines on which a corner is sampled in each row.
  static let linesPerRow = 16

  let minX: Double
  let minY: Double
  let maxX: Double
  let maxY: Double
  private let rx: Double
  private let ry: Double

  /// Makes a shape from pixels; radii are at most half of their sides.
  init(_ rect: Rect, radiusX: Double, radiusY: Double) {
    minX = rect.minX
    minY = rect.minY
    maxX = rect.maxX
    maxY = rect.maxY
    let rx = max(0, min(radiusX, rect.width / 2))
    let ry = max(0, min(radiusY, rect.height / 2))
    self.rx = rx > 0 && ry > 0 ? rx : 0
    self.ry = rx > 0 && ry > 0 ? ry : 0
  }

  /// The radii that are drawn.
  var radii: (x: Double, y: Double) { (rx, ry) }

  /// The rows that are covered from top to bottom, of which `straight` have no corner in them.
  var rows: (whole: Range<Int>, straight: Range<Int>) {
    (
      Self.range(minY.rounded(.up), maxY.rounded(.down)),
      Self.range((minY + ry).rounded(.up), (maxY - ry).rounded(.down))
    )
  }

  /// The columns that are wholly covered in all of some rows.
  func coveredColumns(in rows: Range<Int>) -> Range<Int> {
    let (whole, straight) = self.rows
    guard rows.lowerBound >= whole.lowerBound, rows.upperBound <= whole.upperBound else { return 0..<0 }
    let isStraight = rows.lowerBound >= straight.lowerBound && rows.upperBound <= straight.upperBound
    let inset = isStraight ? 0 : rx
    return Self.range((minX + inset).rounded(.up), (maxX - inset).rounded(.down))
  }

  /// How far the edge lies inside the rectangle's side, at a height.
  func inset(at y: Double) -> Double {
    let depth = min(y - minY, maxY - y)
    guard depth < ry else { return 0 }
    let part = (ry - max(0, depth)) / ry
    return rx * (1 - (1 - part * part).squareRoot())
  }

  /// What is covered of a row.
  func span(row: Int) -> Span {
    let top = max(Double(row), minY)
    let bottom = min(Double(row) + 1, maxY)
    guard bottom > top, maxX > minX else { return Span(outer: 0..<0, inner: 0..<0, coverage: 0) }
    let outer = Self.range(minX.rounded(.down), maxX.rounded(.up))
    let inset = max(inset(at: top), inset(at: bottom))
    let inner = Self.range((minX + inset).rounded(.up), (maxX - inset).rounded(.down))
    let coverage = Int(((bottom - top) * 255).rounded())
    return Span(
      outer: outer, inner: inner.isEmpty ? outer.upperBound..<outer.upperBound : inner, coverage: coverage)
  }

  /// Writes what is covered of some pixels of a row, in 0...255; the first byte is that of the first pixel.
  func coverage(of pixels: Range<Int>, row: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    let top = max(Double(row), minY)
    let bottom = min(Double(row) + 1, maxY)
    guard bottom > top else {
      bytes.update(repeating: 0, count: pixels.count)
      return
    }
    let lines = inset(at: top) == 0 && inset(at: bottom) == 0 ? 1 : Self.linesPerRow
    let height = (bottom - top) / Double(lines)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: lines) { insets in
      for line in 0..<lines { insets[line] = inset(at: top + (Double(line) + 0.5) * height) }
      for pixel in pixels {
        let left = Double(pixel)
        var sum = 0.0
        for line in 0..<lines {
          let begin = max(left, minX + insets[line])
          let end = min(left + 1, maxX - insets[line])
          sum += max(0, end - begin)
        }
        bytes[pixel - pixels.lowerBound] = UInt8((sum * height * 255).rounded())
      }
    }
  }

  private static func range(_ lower: Double, _ upper: Double) -> Range<Int> {
    let lower = clamped(lower)
    return lower..<max(lower, clamped(upper))
  }

  /// No picture reaches further than 2^30 pixels.
  private static func clamped(_ value: Double) -> Int {
    Int(max(-1_073_741_824, min(1_073_741_824, value)))
  }
}
