import Drawing
import Geometry
import Motion
import Slipsheet
import Testing

@Suite("Film strips")
struct FilmStripTests {
  private func frames(_ count: Int, width: Int = 100, height: Int = 60, scale: Double = 1) throws
    -> [FilmStrip.Frame]
  {
    try (0..<count).map { index in
      let picture = try Bitmap(width: width, height: height, scale: scale, isOpaque: true)
      return FilmStrip.Frame(picture, at: .seconds(Double(index) / 10))
    }
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap.buffer.base.load(fromByteOffset: y * bitmap.buffer.bytesPerRow + x * 4, as: UInt32.self)
      & 0xFF_FFFF
  }

  @Test("Frames stand 12 points apart on a neutral ground", arguments: [1.0, 2])
  func places(scale: Double) throws {
    let strip = try FilmStrip.draw(
      try frames(3, width: Int(100 * scale), height: Int(60 * scale), scale: scale))
    #expect(strip.scale == scale)
    let width = 3.0 * 100 + 2 * 12 + 2 * 20
    #expect(strip.size.width == width)
    let row = Int(40 * scale)
    for index in 0..<3 {
      let left = 20 + 112 * index
      #expect(pixel(strip, Int(Double(left) * scale), row) == 0)
      #expect(pixel(strip, Int(Double(left + 100) * scale) - 1, row) == 0)
      #expect(pixel(strip, Int(Double(left + 106) * scale), row) == 0xD6_D6DB)
    }
  }

  @Test("More frames than a bitmap is wide go on below")
  func rows() throws {
    let strip = try FilmStrip.draw(try frames(12, width: 2000, height: 10))
    #expect(strip.width <= Bitmap.longestSide)
    #expect(strip.height > 2 * 10)
  }

  @Test("Without frames there is nothing to draw")
  func none() {
    #expect(throws: BitmapError.self) { try FilmStrip.draw([]) }
  }

  @Test("The pointer's ring lies where the pointer is")
  func pointer() throws {
    let picture = try Bitmap(width: 100, height: 100, isOpaque: true)
    FilmStrip.mark(picture, pointer: [Point(x: 20, y: 20), Point(x: 60, y: 70)])
    #expect(pixel(picture, 76, 70) != 0)
    #expect(pixel(picture, 40, 45) != 0)
    #expect(pixel(picture, 90, 10) == 0)
  }
}
