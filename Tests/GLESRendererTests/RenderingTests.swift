import CairoRenderer
import Drawing
import GLESRenderer
import Geometry
import Scene
import SceneSamples
import Shaders
import Testing

@Suite("Frames on the GPU")
struct RenderingTests {
  private let size = Size(width: 120, height: 90)
  private let context: GLContext
  private let renderer: GLESRenderer
  private let reference = CairoRenderer()
  private var all: Rect { Rect(origin: .zero, size: size) }

  init() throws {
    context = try GLContext(.surfaceless, allowsSoftware: true)
    renderer = try GLESRenderer(on: context)
  }

  private func surface(scale: Double = 1) -> GLSurface {
    GLSurface(width: Int(size.width * scale), height: Int(size.height * scale), on: context)
  }

  private func check(_ list: DisplayList, scale: Double = 1, named name: String) throws {
    try Agreement().check(
      list, scale: scale, with: renderer, on: surface(scale: scale), reference: reference, named: name)
  }

  @Test("What nothing covers is black")
  func empty() throws {
    try check(DisplayList(size: size), named: "empty")
  }

  @Test(
    "A dragged sheet of noise", arguments: [(0.0, 1.0), (10, 1), (33.4, 1), (80, 1), (33.4, 1.25), (33.4, 3)])
  func dragged(translation: Double, scale: Double) throws {
    let width = Int(size.width * scale)
    let height = Int(size.height * scale)
    let presenter = try Bitmap.noise(width: width, height: height, scale: scale)
    let panel = try Bitmap.noise(width: width, height: height, scale: scale)
    try check(
      .sheet(panel, over: presenter, draggedBy: translation), scale: scale,
      named: "sheet-\(translation)-\(scale)")
  }

  @Test("Shadows, hard to soft, of square and round shapes", arguments: [1.0, 2])
  func shadows(scale: Double) throws {
    var list = DisplayList(size: size)
    list.append(Node(color: .white, frame: all))
    for (index, blur) in [0.0, 6, 16, 40].enumerated() {
      list.append(
        Node(
          color: Color(hex: 0xFFE0A0), frame: Rect(x: 6 + Double(index) * 29, y: 20, width: 20, height: 40),
          corners: CornerRadii(Double(index) * 4), opacity: 0.8,
          shadow: Shadow(offset: Vector(dx: 2, dy: 5), blur: blur, color: .black.opacity(0.6))))
    }
    try check(list, scale: scale, named: "shadows-\(scale)")
  }

  @Test("A white panel over white shows no seam at its corners", arguments: [1, 1.25, 2])
  func seamless(scale: Double) throws {
    let list = DisplayList(
      size: size,
      items: [
        .node(Node(color: .white, frame: all)),
        .node(
          Node(
            color: .white, frame: Rect(x: 5.3, y: 3.7, width: 40, height: 30), corners: CornerRadii(9),
            opacity: 0.7)),
      ])
    let surface = surface(scale: scale)
    try renderer.render(list, on: surface, scale: scale)
    let picture = try #require(surface.picture())
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.buffer.row(y)[x] & 0xFF_FFFF != 0xFF_FFFF {
        Issue.record("\(x), \(y): \(picture.buffer.row(y)[x])")
      }
    }
  }

  @Test(
    "A blurred backdrop looks the same, be it hardly blurred or very much",
    arguments: [0.5, 2, 3.9, 4.1, 8, 20, 60], [1.0, 2])
  func blurred(radius: Double, scale: Double) throws {
    let presenter = try Bitmap.noise(width: 120, height: 90)
    var list = DisplayList(size: size)
    list.append(Node(bitmap: presenter, frame: all))
    list.append(
      Node(color: .white, frame: Rect(x: 20, y: 10, width: 50, height: 60), corners: CornerRadii(9)))
    list.items.append(.blur(radius: radius))
    list.append(Node(color: .black.opacity(0.3), frame: all))
    list.append(
      Node(color: .white, frame: Rect(x: 0, y: 60, width: 120, height: 90), corners: CornerRadii(12)))
    try Agreement(inside: 3, edges: 24).check(
      list, scale: scale, with: renderer, on: surface(scale: scale), reference: reference,
      named: "blur-\(radius)-\(scale)")
  }

  @Test("Random lists look the same", arguments: 1...40)
  func random(seed: UInt64) throws {
    var lists = try RandomLists(size: size, seed: seed)
    // Five translucent layers of noise over each other add a half step of rounding each, and their corners are drawn
    // with any two half axes.
    try Agreement(inside: 3, edges: 40).check(
      lists.next(), scale: 1, with: renderer, on: surface(), reference: reference, named: "random-\(seed)")
  }

  @Test("Only what is damaged is drawn anew, and the picture is the whole one")
  func damage() throws {
    let presenter = try Bitmap.noise(width: 120, height: 90)
    let panel = try Bitmap.noise(width: 60, height: 40)
    let surface = surface()
    var earlier: DisplayList?
    for step in 0..<8 {
      var list = DisplayList(size: size)
      list.append(Node(bitmap: presenter, frame: all))
      list.append(
        Node(
          bitmap: panel, frame: Rect(x: 30, y: 10 + Double(step) * 3.5, width: 60, height: 40),
          corners: CornerRadii(8)))
      let damage = list.damage(since: earlier, scale: 1)
      try renderer.render(list, on: surface, scale: 1, damage: damage)
      let expected = try Bitmap(width: 120, height: 90, isOpaque: true)
      reference.render(list, into: expected.buffer, scale: 1)
      try Agreement().check(
        try #require(surface.picture()), against: expected, of: list, named: "damage-\(step)")
      earlier = list
    }
  }

  @Test("Pixels outside of the damage stay as they are")
  func outside() throws {
    let surface = surface()
    func fill(_ color: Color, damage: [PixelRect]?) throws {
      let list = DisplayList(size: size, items: [.node(Node(color: color, frame: all))])
      try renderer.render(list, on: surface, scale: 1, damage: damage)
    }
    try fill(.white, damage: nil)
    try fill(.black, damage: [PixelRect(x: 10, y: 20, width: 30, height: 5)])
    let picture = try #require(surface.picture())
    for y in 0..<90 {
      for x in 0..<120 {
        let isInside = (10..<40).contains(x) && (20..<25).contains(y)
        #expect(picture.buffer.row(y)[x] & 0xFF_FFFF == (isInside ? 0 : 0xFF_FFFF))
      }
    }
  }

  @Test("Pictures are uploaded once; a steady drag uploads nothing and draws once a node")
  func uploads() throws {
    let presenter = try Bitmap.noise(width: 120, height: 90)
    let panel = try Bitmap.noise(width: 120, height: 90)
    let surface = surface()
    try renderer.render(.sheet(panel, over: presenter, draggedBy: 20), on: surface, scale: 1)
    #expect(renderer.cost == FrameCost(drawCalls: 3, uploads: 2))
    for step in 0..<20 {
      try renderer.render(.sheet(panel, over: presenter, draggedBy: 20 + Double(step)), on: surface, scale: 1)
      #expect(renderer.cost == FrameCost(drawCalls: 3, uploads: 0))
    }
    Canvas(on: panel).fill(with: .white)
    let list = DisplayList.sheet(panel, over: presenter, draggedBy: 30)
    try renderer.render(list, on: surface, scale: 1)
    #expect(renderer.cost.uploads == 1)
    try check(list, named: "drawn-on")
  }

  @Test("What an opaque page hides is not drawn")
  func hidden() throws {
    let page = try Bitmap.noise(width: 120, height: 90)
    var list = DisplayList.sheet(page, over: page, draggedBy: 40)
    list.append(Node(bitmap: page, frame: all))
    try renderer.render(list, on: surface(), scale: 1)
    #expect(renderer.cost.drawCalls == 1)
  }

  @Test("After a lost context the next frame is right, though only a part of it was to change")
  func lostContext() throws {
    let presenter = try Bitmap.noise(width: 120, height: 90)
    let panel = try Bitmap.noise(width: 120, height: 90)
    let surface = surface()
    for step in 0..<4 {
      let list = DisplayList.sheet(panel, over: presenter, draggedBy: 20 + Double(step) * 7)
      if step % 2 == 1 { context.drop() }
      try renderer.render(
        list, on: surface, scale: 1, damage: step == 0 ? nil : [PixelRect(x: 0, y: 0, width: 9, height: 9)])
      #expect(renderer.cost.uploads == (step == 2 ? 0 : 2))
      guard step != 2 else { continue }
      let expected = try Bitmap(width: 120, height: 90, isOpaque: true)
      reference.render(list, into: expected.buffer, scale: 1)
      try Agreement().check(
        try #require(surface.picture()), against: expected, of: list, named: "lost-\(step)")
    }
  }

  @Test("Shaders that are refused are told with the driver's words, and the old ones go on")
  func refusedShaders() throws {
    var shaders = ShaderSources.builtIn
    shaders.node += "\nnonsense"
    let error = #expect(throws: GLError.self) { try renderer.use(shaders) }
    guard case .shader("node.frag", let log) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(log.contains("nonsense") || log.contains("syntax"))
    try dragged(translation: 30, scale: 1)
  }

  @Test("Shaders can be exchanged while frames are drawn")
  func exchangedShaders() throws {
    var shaders = ShaderSources.builtIn
    shaders.node = "out vec4 result; void main() { result = vec4(1.0); }"
    try renderer.use(shaders)
    let surface = surface()
    let list = DisplayList(size: size, items: [.node(Node(color: .black, frame: all))])
    try renderer.render(list, on: surface, scale: 1)
    let picture = try #require(surface.picture())
    #expect(withExtendedLifetime(picture) { picture.buffer.row(5)[5] } == 0xFFFF_FFFF)
  }

  @Test("Software is refused where only hardware will do")
  func software() {
    guard context.isSoftware else { return }
    #expect(throws: GLError.software(renderer: context.rendererName)) {
      try GLContext(.surfaceless, allowsSoftware: false)
    }
  }

  @Test("Numbers that make no sense stop nothing")
  func wild() throws {
    let noise = try Bitmap.noise(width: 8, height: 8)
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0, -5, 1e-300, 10]
    let surface = surface()
    for (index, x) in numbers.enumerated() {
      for (other, y) in numbers.enumerated() {
        let third = numbers[(index + other) % numbers.count]
        let frame = Rect(x: x, y: y, width: third, height: numbers[(index * 3 + other) % numbers.count])
        let shadow = Shadow(offset: Vector(dx: y, dy: x), blur: third, color: .black)
        let corners = CornerRadii(x: x, y: third)
        var list = DisplayList(size: size)
        list.append(Node(color: .white, frame: frame, corners: corners, opacity: third, shadow: shadow))
        list.append(Node(bitmap: noise, frame: frame, part: frame, corners: corners, shadow: shadow))
        try renderer.render(list, on: surface, scale: 1)
      }
    }
  }
}
