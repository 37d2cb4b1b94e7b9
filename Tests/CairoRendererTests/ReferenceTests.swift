import CairoRenderer
import Drawing
import Geometry
import Scene
import SceneSamples
import SlipsheetTesting
import Testing

/// Frames compared with pictures in the repository, bit for bit on every machine: they hold shapes and no text.
@Suite("Reference pictures")
struct ReferenceTests {
  private let size = Size(width: 120, height: 160)
  private let references = SnapshotReferences()
  private var all: Rect { Rect(origin: .zero, size: size) }

  /// A page of rows, whose edges fall on whole pixels at scales of quarters.
  private func page(_ background: UInt32, row: UInt32, scale: Double) throws -> Bitmap {
    let bitmap = try Bitmap(size: size, scale: scale, isOpaque: true)
    let canvas = Canvas(on: bitmap)
    canvas.fill(with: Color(hex: background))
    for index in 0..<6 {
      canvas.fill(
        Rect(x: 12, y: 12 + Double(index) * 24, width: 96, height: 16), with: Color(hex: row))
    }
    return bitmap
  }

  private func sheet(translation: Double, scale: Double) throws -> DisplayList {
    let presenter = try page(0xF2F2F7, row: 0x2F6BFF, scale: scale)
    let panel = try page(0xFFFFFF, row: 0xE07030, scale: scale)
    return .sheet(panel, over: presenter, draggedBy: translation)
  }

  @Test(
    "A rounded panel over a faded presenter",
    arguments: [(0.0, 1.0), (10, 1), (33.4, 1), (80, 1), (33.4, 1.25), (33.4, 2), (80, 2), (33.4, 3)])
  func panel(translation: Double, scale: Double) throws {
    let picture = try CairoRenderer().picture(try sheet(translation: translation, scale: scale), scale: scale)
    try references.check(picture, named: "panel-\(translation)-at-\(scale)x")
  }

  @Test("A stretched panel with elliptic corners, between pixels", arguments: [1.0, 2.0])
  func stretched(scale: Double) throws {
    let panel = try page(0xFFFFFF, row: 0xE07030, scale: scale)
    var list = DisplayList(size: size)
    list.append(Node(bitmap: try page(0xF2F2F7, row: 0x2F6BFF, scale: scale), frame: all))
    list.append(
      Node(
        bitmap: panel, frame: Rect(x: 20.3, y: 30.6, width: 71.9, height: 88.2),
        corners: CornerRadii(x: 16, y: 9)
      ))
    let picture = try CairoRenderer().picture(list, scale: scale)
    try references.check(picture, named: "stretched-at-\(scale)x")
  }

  @Test("Shadows, hard to soft, of square and round shapes")
  func shadows() throws {
    var list = DisplayList(size: Size(width: 240, height: 80))
    list.append(Node(color: .white, frame: Rect(x: 0, y: 0, width: 240, height: 80)))
    for (index, blur) in [0.0, 6, 16, 40].enumerated() {
      list.append(
        Node(
          color: Color(hex: 0xFFE0A0), frame: Rect(x: 15 + Double(index) * 60, y: 20, width: 30, height: 40),
          corners: CornerRadii(Double(index) * 5), opacity: 0.8,
          shadow: Shadow(offset: Vector(dx: 2, dy: 5), blur: blur, color: .black.opacity(0.6))))
    }
    try references.check(try CairoRenderer().picture(list, scale: 2), named: "shadows")
  }

  @Test("A backdrop and a picture that fade as one")
  func group() throws {
    var list = DisplayList(size: size)
    list.append(Node(bitmap: try page(0xF2F2F7, row: 0x2F6BFF, scale: 1), frame: all))
    let panel = try page(0xFFFFFF, row: 0xE07030, scale: 1)
    list.append(
      group: [
        .node(Node(color: .black, frame: all)),
        .node(Node(bitmap: panel, frame: Rect(x: 0, y: 50, width: 120, height: 90))),
      ], opacity: 0.6)
    try references.check(try CairoRenderer().picture(list), named: "group")
  }
}
