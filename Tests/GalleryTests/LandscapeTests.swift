import Drawing
import Geometry
import Testing

@testable import Gallery

@Suite("Landscapes")
struct LandscapeTests {
  @Test("A landscape drawn twice has the same bytes", arguments: Landscape.all)
  func deterministic(landscape: Landscape) throws {
    #expect(try picture(of: landscape).pngData() == picture(of: landscape).pngData())
  }

  @Test("Another seed gives another picture", arguments: Landscape.all)
  func seeds(landscape: Landscape) throws {
    var other = landscape
    other.seed += 1
    #expect(try picture(of: landscape).pngData() != picture(of: other).pngData())
  }

  @Test("There are six, each with words and a seed of its own")
  func catalogue() {
    #expect(Landscape.all.count == 6)
    #expect(Set(Landscape.all.map(\.title)).count == 6)
    #expect(Set(Landscape.all.map(\.seed)).count == 6)
    #expect(Landscape.all.allSatisfy { !$0.text.isEmpty && !$0.subtitle.isEmpty && $0.time.count == 5 })
  }

  @Test("A landscape covers its rectangle and nothing beside it", arguments: Landscape.all)
  func covers(landscape: Landscape) throws {
    let bitmap = try Bitmap(width: 60, height: 80)
    landscape.draw(on: Canvas(on: bitmap), in: Rect(x: 10, y: 20, width: 40, height: 50))
    var wrong: [Point] = []
    for y in 0..<80 {
      for x in 0..<60 {
        let offset = y * bitmap.buffer.bytesPerRow + x * 4 + 3
        let alpha = bitmap.buffer.base.load(fromByteOffset: offset, as: UInt8.self)
        let isInside = (10..<50).contains(x) && (20..<70).contains(y)
        if alpha != (isInside ? 255 : 0) { wrong.append(Point(x: Double(x), y: Double(y))) }
      }
    }
    #expect(wrong.isEmpty)
  }

  private func picture(of landscape: Landscape) throws -> Bitmap {
    let bitmap = try Bitmap(width: 160, height: 120, isOpaque: true)
    landscape.draw(on: Canvas(on: bitmap), in: Rect(x: 0, y: 0, width: 160, height: 120))
    return bitmap
  }
}
