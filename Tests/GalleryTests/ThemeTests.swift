import Drawing
import Geometry
import Slipsheet
import Testing

@testable import Gallery

@MainActor
@Suite("Colours that change")
struct ThemeTests {
  private func pixels(_ page: any Page) throws -> [UInt8] {
    let size = Size(width: 390, height: 844)
    let bitmap = try Bitmap(size: size, scale: 1, isOpaque: true)
    let contents = page.contents(for: size)
    let canvas = Canvas(on: bitmap)
    canvas.fill(with: contents.background)
    contents.draw(canvas)
    for control in contents.controls { canvas.saved { control.draw(canvas, .init()) } }
    let buffer = bitmap.buffer
    return Array(UnsafeRawBufferPointer(start: buffer.base, count: buffer.bytesPerRow * buffer.height))
  }

  @Test("An exhibit that becomes dark looks as one that was so from the start", arguments: StyleLibrary.names)
  func exhibit(name: String) throws {
    let style = try StyleLibrary.style(name)
    let changed = Exhibit(style, theme: .light)
    let dark = Exhibit(style, theme: .dark)
    let before = try pixels(changed.presenter)
    changed.theme = .dark
    let (presenter, page) = try (pixels(changed.presenter), pixels(changed.panel.page))
    #expect(presenter != before)
    #expect(try presenter == pixels(dark.presenter))
    #expect(try page == pixels(dark.panel.page))
  }

  @Test("So does the entry page, with its thumbnails")
  func entry() throws {
    let page = EntryPage(theme: .light) { _ in }
    page.theme = .dark
    #expect(try pixels(page) == pixels(EntryPage(theme: .dark) { _ in }))
  }
}
