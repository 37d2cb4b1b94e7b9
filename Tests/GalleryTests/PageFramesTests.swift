import Geometry
import Slipsheet
import Testing

@testable import Gallery

/// The sizes at which pages are judged, in points.
let pageSizes = [
  Size(width: 320, height: 480), Size(width: 390, height: 844), Size(width: 800, height: 600),
  Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
]

@MainActor
@Suite("Frames of pages")
struct PageFramesTests {
  @Test("A presenter's parts lie on the page, one below the other", arguments: pageSizes)
  func presenterParts(size: Size) {
    let layout = PresenterLayout(size: size, rowCount: 6, titleHeight: 41, summaryHeight: 20)
    var parts = [layout.title, layout.summary]
    if let picture = layout.picture { parts.append(picture) }
    parts += layout.rows + [layout.button]
    expectApart(parts, on: size)
    #expect(layout.rows.allSatisfy { $0.height == 56 })
    #expect(layout.card.width <= 640)
  }

  @Test("An article's parts lie on the page and apart from each other", arguments: pageSizes)
  func articleParts(size: Size) {
    let layout = ArticlePage.setting(for: size, article: .lake).layout
    let parts = [layout.grabber, layout.close, layout.heading, layout.place, layout.picture, layout.caption]
    expectApart(parts + layout.passages, on: size)
  }

  @Test("Controls are named, labelled, on the page and at least 44 points each way", arguments: pageSizes)
  func controls(size: Size) {
    let pages: [any Page] = [PresenterPage(theme: .light) {}, ArticlePage(theme: .light) {}]
    let page = Rect(origin: .zero, size: size)
    for controls in pages.map({ $0.contents(for: size).controls }) {
      #expect(!controls.isEmpty)
      #expect(Set(controls.map(\.name)).count == controls.count)
      for control in controls {
        #expect(!control.name.isEmpty && !control.label.isEmpty)
        #expect(control.frame.width >= 44 && control.frame.height >= 44)
        #expect(control.frame.intersection(page) == control.frame)
      }
    }
  }

  @Test("Controls run the actions that pages were given")
  func actions() throws {
    var calls: [String] = []
    let size = Size(width: 390, height: 844)
    let presenter = PresenterPage(theme: .light) { calls.append("open") }.contents(for: size)
    let article = ArticlePage(theme: .light) { calls.append("close") }.contents(for: size)
    try #require(presenter.controls.first { $0.name == "open" }).action()
    try #require(article.controls.first { $0.name == "close" }).action()
    #expect(calls == ["open", "close"])
  }

  @Test("Pages of no size are laid out without harm")
  func tiny() {
    for size in [Size(width: 1, height: 1), Size(width: 44, height: 200), Size(width: 16384, height: 16384)] {
      _ = PresenterPage(theme: .dark) {}.contents(for: size)
      _ = ArticlePage(theme: .dark) {}.contents(for: size)
    }
  }

  private func expectApart(_ parts: [Rect], on size: Size) {
    let page = Rect(origin: .zero, size: size)
    for (index, part) in parts.enumerated() {
      #expect(!part.isEmpty)
      #expect(part.intersection(page) == part, "\(part) leaves the page")
      for other in parts[(index + 1)...] {
        #expect(part.intersection(other).isEmpty, "\(part) lies on \(other)")
      }
    }
  }
}
