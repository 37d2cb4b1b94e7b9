import Drawing
import Geometry
import Testing

@Suite("Canvas")
struct CanvasTests {
  private func drawn(scale: Double = 1, _ body: (Canvas) throws -> Void) throws -> Bitmap {
    let bitmap = try Bitmap(size: Size(width: 40, height: 30), scale: scale, isOpaque: true)
    let canvas = Canvas(on: bitmap)
    canvas.fill(with: .white)
    try body(canvas)
    return bitmap
  }

  @Test("A rectangle in points covers the pixels of the scale", arguments: [1, 2, 3])
  func rectangle(scale: Int) throws {
    let bitmap = try drawn(scale: Double(scale)) {
      $0.fill(Rect(x: 5, y: 6, width: 10, height: 4), with: .black)
    }
    let black = bitmap.pixels.filter { $0 == 0 }.count
    #expect(black == 40 * scale * scale)
    #expect(bitmap.pixel(5 * scale, 6 * scale) & 0xFF_FFFF == 0)
    #expect(bitmap.pixel(5 * scale - 1, 6 * scale) & 0xFF_FFFF == 0xFF_FFFF)
  }

  @Test("What a piece of drawing changes of clip and coordinates ends with it")
  func saved() throws {
    let bitmap = try drawn { canvas in
      canvas.saved {
        canvas.translate(by: Vector(dx: 10, dy: 0))
        canvas.scale(x: 2, y: 2)
        canvas.clip(to: Rect(x: 0, y: 0, width: 3, height: 3))
        canvas.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .black)
      }
      canvas.fill(Rect(x: 0, y: 20, width: 1, height: 1), with: .black)
    }
    #expect(bitmap.pixels.filter { $0 == 0 }.count == 37)
    #expect(bitmap.pixel(0, 20) & 0xFF_FFFF == 0)
  }

  @Test("A group fades as one")
  func group() throws {
    let bitmap = try drawn { canvas in
      canvas.group(opacity: 0.5) {
        canvas.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: .black)
        canvas.fill(Rect(x: 5, y: 5, width: 20, height: 20), with: .black)
      }
    }
    #expect(Set(bitmap.pixels).count == 2)
  }

  @Test("Both kinds of round corners keep the edges and cut the corner")
  func corners() throws {
    let rect = Rect(x: 2, y: 2, width: 30, height: 24)
    for path in [Path(rounded: rect, radius: 8), Path(continuous: rect, radius: 8)] {
      let bitmap = try drawn { $0.fill(path, with: .black) }
      #expect(bitmap.pixel(17, 2) & 0xFF < 4)
      #expect(bitmap.pixel(2, 14) & 0xFF < 4)
      #expect(bitmap.pixel(2, 2) & 0xFF == 0xFF)
      #expect(bitmap.pixel(31, 25) & 0xFF == 0xFF)
      #expect(bitmap.pixel(6, 6) & 0xFF == 0)
    }
  }

  @Test("A radius larger than half the side makes a capsule", arguments: [1000.0, 12])
  func capsule(radius: Double) throws {
    let rect = Rect(x: 2, y: 2, width: 30, height: 24)
    #expect(Path(rounded: rect, radius: radius) == Path(rounded: rect, radiusX: min(radius, 15), radiusY: 12))
  }

  @Test("Part of a bitmap is drawn without its surroundings, and its edges don't fade")
  func cropped() throws {
    let source = try Bitmap(width: 20, height: 20, isOpaque: true)
    let inner = Canvas(on: source)
    inner.fill(with: .black)
    inner.fill(Rect(x: 5, y: 5, width: 10, height: 10), with: Color(hex: 0xFF0000))
    let bitmap = try drawn {
      $0.draw(
        source, in: Rect(x: 4, y: 4, width: 20, height: 20), cropping: Rect(x: 6, y: 6, width: 8, height: 8))
    }
    #expect(bitmap.pixel(4, 4) & 0xFF_FFFF == 0xFF0000)
    #expect(bitmap.pixel(23, 23) & 0xFF_FFFF == 0xFF0000)
    #expect(bitmap.pixel(24, 10) & 0xFF_FFFF == 0xFF_FFFF)
  }

  @Test("Numbers that make no sense draw nothing, and what follows is drawn")
  func wild() throws {
    let source = try Bitmap(width: 4, height: 4)
    let bitmap = try drawn { canvas in
      for number in [Double.nan, .infinity, -.infinity, 1e300, 1e-300, 0] {
        canvas.saved {
          canvas.scale(x: number, y: 1)
          canvas.translate(by: Vector(dx: number, dy: 0))
          canvas.rotate(by: number)
          canvas.draw(source, in: Rect(x: 0, y: 0, width: number, height: 1))
          canvas.draw(
            source, in: Rect(x: 0, y: 0, width: 9, height: 9),
            cropping: Rect(x: 0, y: 0, width: number, height: 1))
        }
      }
      canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), with: .black)
    }
    #expect(bitmap.pixels.filter { $0 == 0 }.count == 25)
  }

  @Test("A canvas can draw on memory of someone else's")
  func borrowed() throws {
    let bitmap = try Bitmap(width: 8, height: 8)
    Canvas(on: bitmap.buffer, scale: 2, isOpaque: false).fill(
      Rect(x: 1, y: 1, width: 2, height: 2), with: .black)
    #expect(bitmap.pixels.filter { $0 == 0xFF00_0000 }.count == 16)
  }
}
