import Drawing
import Geometry
import Scene
import SceneSamples
import Testing

@testable import CairoRenderer

@Suite("Stretched pictures")
struct StretchTests {
  /// Squares of black and white, two pixels wide.
  private func board(_ side: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: side, height: side, isOpaque: true)
    for y in 0..<side {
      for x in 0..<side { bitmap[x, y] = (x / 2 + y / 2) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    return bitmap
  }

  @Test(
    "A picture many times smaller is an even grey, not a flicker of single pixels",
    arguments: [4.0, 5.3, 9, 16])
  func small(ratio: Double) throws {
    let size = Size(width: 160 / ratio, height: 160 / ratio)
    for shift in [0.0, 0.3, 0.7] {
      let list = DisplayList(
        size: Size(width: 60, height: 60),
        items: [
          .node(Node(bitmap: try board(160), frame: Rect(origin: Point(x: 5 + shift, y: 5), size: size)))
        ])
      let result = try CairoRenderer().picture(list)
      let inside = 7..<Int(4 + size.width)
      for y in inside {
        for x in inside { #expect(abs(Int(result[x, y] & 255) - 128) < 40) }
      }
    }
  }

  @Test("A gradient stretched stays a gradient, with its ends at the edges")
  func gradient() throws {
    let bitmap = try Bitmap(width: 16, height: 1, isOpaque: true)
    for x in 0..<16 { bitmap[x, 0] = 0xFF00_0000 | UInt32(x * 17) }
    let frame = Rect(x: 0, y: 0, width: 100, height: 4)
    let list = DisplayList(size: frame.size, items: [.node(Node(bitmap: bitmap, frame: frame))])
    let result = try CairoRenderer().picture(list)
    let line = (0..<100).map { Int(result[$0, 2] & 255) }
    #expect(line == line.sorted())
    #expect(line[0] == 0 && line[99] == 255)
    #expect(zip(line, line.dropFirst()).allSatisfy { $1 - $0 <= 4 })
  }

  @Test("Smaller versions follow what is drawn on the bitmap")
  func revision() throws {
    let renderer = CairoRenderer()
    let bitmap = try Bitmap(width: 64, height: 64, isOpaque: true)
    for color in [Color.white, Color(hex: 0x204060)] {
      Canvas(on: bitmap).fill(with: color)
      let frame = Rect(x: 0, y: 0, width: 10, height: 10)
      let list = DisplayList(size: frame.size, items: [.node(Node(bitmap: bitmap, frame: frame))])
      #expect(try renderer.picture(list)[5, 5] & 0xFF_FFFF == bitmap[5, 5] & 0xFF_FFFF)
    }
  }

  @Test("Neighbours mixed eight at a time give the bits of single ones")
  func neighbors() throws {
    let line = try Bitmap.noise(width: 64, height: 1)
    let target = try Bitmap(width: 64, height: 1)
    for step in [0x1_0000_0000, 0x8765_4321, 0x1_C000_1234] {
      let first = 0x3_1234_5678
      Row.betweenNeighbors(
        target.buffer.row(0), from: line.buffer.row(0), count: 29, first: first, step: step)
      for index in 0..<29 {
        let place = first + index * step
        let x = place >> 32
        #expect(target[index, 0] == Pixel.mixed(line[x + 1, 0], line[x, 0], part: place >> 24 & 255))
      }
    }
  }
}
