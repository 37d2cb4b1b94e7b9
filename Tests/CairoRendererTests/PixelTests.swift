import Drawing
import Geometry
import Scene
import SceneSamples
import Testing

@testable import CairoRenderer

@Suite("Pixels")
struct PixelTests {
  @Test("Rows give the bits that single pixels give")
  func rows() throws {
    let count = 45
    let opaque = try Bitmap.noise(width: count, height: 1, seed: 5)
    let clear = try Bitmap.noise(width: count, height: 1, isOpaque: false, seed: 6)
    defer { withExtendedLifetime((opaque, clear)) {} }
    let a = opaque.buffer.row(0)
    let b = clear.buffer.row(0)
    let coverage = (0..<count).map { UInt8($0 * 255 / (count - 1)) }
    for part in [0, 1, 77, 128, 255, 256] {
      func row(_ body: (Row.Pixels) -> Void) throws -> [UInt32] {
        let target = try Bitmap.noise(width: count, height: 1, seed: 7)
        body(target.buffer.row(0))
        return (0..<count).map { target[$0, 0] }
      }
      let below = try row { _ in }
      let pixel: UInt32 = 0xFF12_EE80
      #expect(
        try row { Row.tint($0, from: a, count: count, with: pixel, part: part) }
          == (0..<count).map { Pixel.mixed(pixel, a[$0], part: part) })
      #expect(
        try row { Row.mix($0, with: a, count: count, part: part, mask: 0) }
          == (0..<count).map { Pixel.mixed(a[$0], below[$0], part: part) })
      #expect(
        try row {
          Row.tintAndMix($0, from: b, under: pixel, pixelPart: 99, with: a, part: part, count: count)
        } == (0..<count).map { Pixel.mixed(a[$0], Pixel.mixed(pixel, b[$0], part: 99), part: part) })
      #expect(
        try row { Row.over($0, with: b, count: count, part: part) }
          == (0..<count).map { Pixel.over(b[$0], below[$0], part: part) })
      #expect(
        try row { Row.cover($0, with: pixel, part: part, coverage: coverage, count: count) }
          == (0..<count).map {
            Pixel.mixed(pixel, below[$0], part: Pixel.part(part, coverage: Int(coverage[$0])))
          })
      #expect(
        try row { Row.between($0, a, b, count: count, at: min(part, 255)) }
          == (0..<count).map { Pixel.mixed(b[$0], a[$0], part: min(part, 255)) })
    }
  }

  @Test("Rows past the caches have the same bits, wherever they begin and end")
  func rowsPastCaches() throws {
    let source = try Bitmap.noise(width: 64, height: 1, seed: 5)
    let above = try Bitmap.noise(width: 64, height: 1, seed: 6)
    defer { withExtendedLifetime((source, above)) {} }
    let (a, b) = (source.buffer.row(0), above.buffer.row(0))
    let pixel: UInt32 = 0xFF12_EE80
    for begin in 0..<9 {
      for count in [0, 1, 5, 8, 15, 16, 40] {
        func row(_ body: (Row.Pixels, Bool) -> Void) throws -> [[UInt32]] {
          try [false, true].map { pastCaches in
            let target = try Bitmap.noise(width: 64, height: 1, seed: 7)
            body(target.buffer.row(0) + begin, pastCaches)
            Row.endPastCaches()
            return (0..<64).map { target[$0, 0] }
          }
        }
        let rows = try [
          row { Row.copy($0, from: a, count: count, pastCaches: $1) },
          row { Row.tint($0, from: a, count: count, with: pixel, part: 77, pastCaches: $1) },
          row {
            Row.tintAndMix(
              $0, from: a, under: pixel, pixelPart: 99, with: b, part: 200, count: count, pastCaches: $1)
          },
        ]
        for pair in rows { #expect(pair[0] == pair[1], "\(count) pixels from \(begin) on") }
      }
    }
  }

  @Test("Equal colours mixed stay what they are, so that no fringe can show")
  func equal() {
    for value in 0...255 as ClosedRange<UInt32> {
      let pixel = 0xFF00_0000 | value << 16 | (255 - value) << 8 | value / 2
      for part in 0...256 {
        #expect(Pixel.mixed(pixel, pixel, part: part) == pixel)
      }
    }
  }

  @Test("What is drawn over never exceeds white")
  func bounds() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      for part in [0, 1, 127, 128, 200, 255, 256] {
        let above = alpha << 24 | alpha << 16 | alpha << 8 | alpha
        #expect(Pixel.over(above, 0xFFFF_FFFF, part: part) == 0xFFFF_FFFF)
      }
    }
  }

  @Test(
    "A rounded shape covers its area",
    arguments: [
      (Rect(x: 3, y: 4, width: 50, height: 40), 0.0, 0.0),
      (Rect(x: 3, y: 4, width: 50, height: 40), 12, 12),
      (Rect(x: 2.3, y: 4.7, width: 41.9, height: 33.2), 9.5, 9.5),
      (Rect(x: 2.3, y: 4.7, width: 41.9, height: 33.2), 20, 7),
      (Rect(x: 10.25, y: 10.25, width: 0.5, height: 0.5), 0, 0),
      (Rect(x: 10, y: 10, width: 30, height: 30), 15, 15),
    ])
  func area(rect: Rect, rx: Double, ry: Double) {
    let shape = RoundedShape(rect, radiusX: rx, radiusY: ry)
    var bytes = [UInt8](repeating: 0, count: 64)
    var sum = 0.0
    for row in 0..<64 {
      let span = shape.span(row: row)
      shape.coverage(of: 0..<64, row: row, into: &bytes)
      for x in 0..<64 {
        // The span's promise is what the pixels have.
        if span.inner.contains(x) { #expect(abs(Int(bytes[x]) - span.coverage) <= 1) }
        if !span.outer.contains(x) { #expect(bytes[x] == 0) }
      }
      sum += bytes.reduce(0) { $0 + Double($1) } / 255
    }
    let area = rect.width * rect.height - (4 - Double.pi) * rx * ry
    #expect(abs(sum - area) < 0.002 * area + 0.05)
  }

  @Test("A softened edge is the normal distribution")
  func edge() {
    let edge = GaussianEdge()
    defer { edge.free() }
    let expected: [(Float, Float)] = [(-3, 0), (-1, 0.1587), (0, 0.5), (0.5, 0.6915), (1, 0.8413), (3, 1)]
    for (distance, value) in expected {
      #expect(abs(edge(distance) - value) < 0.003)
    }
  }
}
