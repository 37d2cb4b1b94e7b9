import Drawing
import Geometry
import Slipsheet
import Testing

@testable import Gallery

@MainActor
@Suite("Looks of controls")
struct ControlLooksTests {
  @Test("Every control looks different when hovered, pressed and focused, and draws within its frame")
  func states() throws {
    let size = Size(width: 390, height: 844)
    let pages: [any Page] = [
      PresenterPage(theme: .light) {}, ArticlePage(theme: .dark) {},
      CollectionPage(theme: .light, album: DrawnAlbum()) { _ in },
      PhotoListPage(theme: .dark, album: DrawnAlbum()) { _, _ in },
      PhotoGridPage(theme: .light, album: DrawnAlbum()) { _ in },
      EntryPage(theme: .dark) { _ in },
    ]
    for control in pages.flatMap({ $0.contents(for: size).allControls.prefix(2) }) {
      let looks = try states(of: control).map { try picture(of: control, in: $0) }
      #expect(Set(looks.map(\.inside)).count == looks.count, "\(control.name)")
      #expect(looks.allSatisfy { !$0.leavesFrame }, "\(control.name)")
    }
  }

  private func states(of control: Control) -> [Control.State] {
    var states = Array(repeating: Control.State(), count: 4)
    states[1].isHovered = true
    states[2].isPressed = true
    states[3].isFocused = true
    return states
  }

  /// The bytes of a control's picture, and whether it draws more than a pixel beyond its frame.
  private func picture(
    of control: Control, in state: Control.State
  ) throws -> (inside: [UInt8], leavesFrame: Bool) {
    let margin = 8.0
    let frame = control.frame
    let bitmap = try Bitmap(
      size: Size(width: frame.width + 2 * margin, height: frame.height + 2 * margin), scale: 1)
    let canvas = Canvas(on: bitmap)
    canvas.translate(by: Vector(dx: margin - frame.minX, dy: margin - frame.minY))
    control.draw(canvas, state)
    let allowed = Rect(x: margin, y: margin, width: frame.width, height: frame.height)
      .inset(by: .init(all: -1))
    var leavesFrame = false
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where !allowed.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        let offset = y * bitmap.buffer.bytesPerRow + x * 4 + 3
        if bitmap.buffer.base.load(fromByteOffset: offset, as: UInt8.self) > 0 { leavesFrame = true }
      }
    }
    return (try bitmap.pngData(), leavesFrame)
  }
}
