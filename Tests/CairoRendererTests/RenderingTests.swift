import CairoRenderer
import Drawing
import Geometry
import Scene
import SceneSamples
import SeededNumbers
import Testing

@Suite("Frames")
struct RenderingTests {
  private let size = Size(width: 60, height: 40)
  private let renderer = CairoRenderer()
  private var all: Rect { Rect(origin: .zero, size: size) }

  private func picture(_ items: [Node], scale: Double = 1) throws -> Bitmap {
    try renderer.picture(DisplayList(size: size, items: items.map { .node($0) }), scale: scale)
  }

  @Test("What nothing covers is black")
  func empty() throws {
    #expect(try picture([]).colors.allSatisfy { $0 == 0 })
  }

  @Test("An opaque picture at its own size is copied to the nearest whole pixels")
  func copied() throws {
    let noise = try Bitmap.noise(width: 20, height: 10)
    let result = try picture([Node(bitmap: noise, frame: Rect(x: 7.4, y: 2.6, width: 20, height: 10))])
    for y in 0..<10 {
      for x in 0..<20 { #expect(result[7 + x, 3 + y] == noise[x, y]) }
    }
    #expect(result[6, 5] & 0xFF_FFFF == 0)
    #expect(result[27, 5] & 0xFF_FFFF == 0)
  }

  @Test("A part of a picture is shown without its surroundings")
  func cropped() throws {
    let noise = try Bitmap.noise(width: 20, height: 10)
    let part = Rect(x: 5, y: 3, width: 6, height: 4)
    let result = try picture([Node(bitmap: noise, frame: Rect(x: 1, y: 1, width: 6, height: 4), part: part)])
    for y in 0..<4 {
      for x in 0..<6 { #expect(result[1 + x, 1 + y] == noise[5 + x, 3 + y]) }
    }
    #expect(result[7, 2] & 0xFF_FFFF == 0)
  }

  @Test("Presenter, backdrop and panel mix as their opacities say", arguments: [0.0, 0.25, 0.5, 0.8, 1])
  func mixed(opacity: Double) throws {
    let presenter = Node(color: Color(hex: 0xC08040), frame: all)
    let backdrop = Node(color: .black.opacity(opacity), frame: all)
    let panel = try Bitmap(size: size, scale: 1, isOpaque: true)
    Canvas(on: panel).fill(with: Color(hex: 0x205080))
    let result = try picture([presenter, backdrop, Node(bitmap: panel, frame: all, opacity: 0.5)])
    let expected = [(0xC0, 0x20), (0x80, 0x50), (0x40, 0x80)].map { below, above in
      Double(below) * (1 - opacity) / 2 + Double(above) / 2
    }
    for (index, shift) in [16, 8, 0].enumerated() {
      let value = Double(result[30, 20] >> UInt32(shift) & 255)
      #expect(abs(value - expected[index]) <= 1)
    }
  }

  @Test("A white panel over white shows no seam at its corners", arguments: [1, 1.25, 2, 3])
  func seamless(scale: Double) throws {
    let panel = Node(
      color: .white, frame: Rect(x: 5.3, y: 3.7, width: 40, height: 30), corners: CornerRadii(9), opacity: 0.7
    )
    let result = try picture([Node(color: .white, frame: all), panel], scale: scale)
    #expect(result.colors.allSatisfy { $0 == 0xFF_FFFF })
  }

  @Test("An opaque shape leaves out no pixel of its corners", arguments: [1.0, 2])
  func wholeCorners(scale: Double) throws {
    let panel = Node(
      color: .white, frame: Rect(x: 0, y: 4, width: 60, height: 60), corners: CornerRadii(12))
    let result = try picture([panel], scale: scale)
    for y in 0..<result.height {
      let line = (0..<(result.width / 2)).map { result[$0, y] & 255 }
      #expect(line == line.sorted(), "row \(y)")
    }
  }

  @Test("A backdrop over the window reaches the last pixel where points end inside of one")
  func lastPixel() throws {
    let result = try renderer.picture(
      DisplayList(
        size: Size(width: 10.5, height: 7.3),
        items: [.node(Node(color: .white, frame: Rect(x: 0, y: 0, width: 10.5, height: 7.3)))]))
    #expect(result.width == 11 && result.height == 8)
    #expect(result.colors.allSatisfy { $0 == 0xFF_FFFF })
  }

  @Test("The items of a group don't show through each other")
  func group() throws {
    var list = DisplayList(size: size)
    list.append(Node(color: .white, frame: all))
    let black = Node(color: .black, frame: all)
    let red = Node(color: Color(hex: 0xFF0000), frame: Rect(x: 10, y: 10, width: 20, height: 20))
    list.append(group: [.node(black), .node(red)], opacity: 0.5)
    let result = try renderer.picture(list)
    #expect(result[5, 5] & 0xFF_FFFF == 0x7F_7F7F || result[5, 5] & 0xFF_FFFF == 0x80_8080)
    let inside = result[20, 20] & 0xFF_FFFF
    #expect(inside >> 16 == 0xFF)
    #expect(inside & 0xFFFF == 0x7F7F || inside & 0xFFFF == 0x8080)
  }

  @Test("A group that shows everything is the same as its items")
  func wholeGroup() throws {
    var scenes = try RandomScenes(size: size, seed: 3)
    for _ in 0..<5 {
      let list = scenes.next()
      let grouped = DisplayList(size: size, items: [.group(opacity: 1, list.items)])
      #expect(try renderer.picture(list).colors == renderer.picture(grouped).colors)
    }
  }

  @Test("A shadow is darkest beside its shape, fades outward, and spares the inside")
  func shadow() throws {
    let shape = Rect(x: 20, y: 10, width: 20, height: 16)
    let shadow = Shadow(offset: .zero, blur: 8, color: .black)
    let panel = Node(color: .white, frame: shape, corners: CornerRadii(4), opacity: 0.5, shadow: shadow)
    let result = try picture([Node(color: .white, frame: all), panel])
    let line = (0..<20).map { result[$0, 18] & 255 }
    #expect(line == line.sorted(by: >))
    #expect(line[19] < 255 * 7 / 10 + 40)
    #expect(line[5] == 255)
    for x in 24..<36 { #expect(result[x, 18] & 0xFF_FFFF == 0xFF_FFFF) }
    // The same on all four sides.
    #expect(result[19, 18] == result[40, 18])
    #expect(result[30, 9] == result[30, 26])
  }

  @Test("A stretched picture keeps its edges and an even colour")
  func stretched() throws {
    let green = try Bitmap(width: 7, height: 5, isOpaque: true)
    Canvas(on: green).fill(with: Color(hex: 0x208040))
    let result = try picture([Node(bitmap: green, frame: all)])
    #expect(result.colors.allSatisfy { $0 == 0x20_8040 })
  }

  @Test("Numbers that make no sense draw nothing and stop nothing")
  func wild() throws {
    let noise = try Bitmap.noise(width: 8, height: 8)
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0, -5, 1e-300]
    var random = SplitMix(seed: 4)
    for _ in 0..<300 {
      func number() -> Double {
        Bool.random(using: &random) ? numbers[Int.random(in: 0..<numbers.count, using: &random)] : 10
      }
      let frame = Rect(x: number(), y: number(), width: number(), height: number())
      let shadow = Shadow(offset: Vector(dx: number(), dy: number()), blur: number(), color: .black)
      let corners = CornerRadii(x: number(), y: number())
      var node = Node(color: .white, frame: frame, corners: corners, opacity: number(), shadow: shadow)
      _ = try picture([node])
      let part = Rect(x: number(), y: number(), width: number(), height: number())
      node = Node(bitmap: noise, frame: frame, part: part, corners: corners, shadow: shadow)
      _ = try picture([node], scale: 2)
      let list = DisplayList(size: size, items: [.node(node)])
      _ = list.damage(since: DisplayList(size: size), scale: 2)
    }
  }
}
