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
  private let album = DrawnAlbum()

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

  @Test(
    "An article's parts lie on the page and apart from each other", arguments: pageSizes, Landscape.all)
  func articleParts(size: Size, landscape: Landscape) {
    let article = ArticleText(landscape)
    let layout = ArticlePage.setting(for: size, article: article, picture: Landscape.size).layout
    let parts = [layout.grabber, layout.close, layout.heading, layout.place, layout.picture, layout.caption]
    expectApart(parts + layout.passages, on: size)
  }

  @Test(
    "An article without a text gives its picture the picture's own shape where there is room",
    arguments: pageSizes, [0.2, 0.75, 1, 1.5, 6])
  func pictureParts(size: Size, shape: Double) {
    let article = ArticleText(heading: "wide.jpg", place: "4000 × 3000")
    let picture = Size(width: 1000, height: 1000 * shape)
    let layout = ArticlePage.setting(for: size, article: article, picture: picture).layout
    expectApart([layout.grabber, layout.close, layout.heading, layout.place, layout.picture], on: size)
    let room = size.height - layout.bottom + layout.picture.height
    let height = max(96, min(layout.picture.width * shape, room))
    #expect(abs(layout.picture.height - height) < 2)
  }

  @Test("Controls are named, labelled, on the page and at least 44 points each way", arguments: pageSizes)
  func controls(size: Size) {
    for page in allPages {
      let contents = page.contents(for: size)
      let bounds = Rect(x: 0, y: 0, width: size.width, height: max(size.height, contents.height))
      #expect(!contents.allControls.isEmpty)
      #expect(Set(contents.allControls.map(\.name)).count == contents.allControls.count)
      for control in contents.allControls {
        #expect(!control.name.isEmpty && !control.label.isEmpty)
        #expect(control.frame.width >= 44 && control.frame.height >= 44)
        #expect(control.frame.intersection(bounds) == control.frame)
      }
      expectApart(contents.allControls.map(\.frame), on: bounds.size)
    }
  }

  @Test("Pictures that panels grow out of lie within the controls that show them", arguments: pageSizes)
  func sources(size: Size) throws {
    let collection = CollectionPage(theme: .light, album: album) { _ in }
    let list = PhotoListPage(theme: .light, album: album) { _, _ in }
    let grid = PhotoGridPage(theme: .light, album: album) { _ in }
    for page in [collection as any Page, list, grid] {
      let controls = page.contents(for: size).allControls
      #expect(album.count >= 6)
      for name in (0..<album.count).map(album.name(of:)) {
        let control = try #require(controls.first { $0.name == name })
        let source = try #require(page.sourceFrame(of: name, for: size))
        #expect(source.intersection(control.frame) == source)
        #expect(source.width >= 40 && source.height >= 40)
      }
    }
  }

  @Test("The entry page offers every built-in style by its name")
  func styles() {
    var opened: [String] = []
    let page = EntryPage(theme: .light) { opened.append($0) }
    for control in page.contents(for: Size(width: 390, height: 844)).allControls { control.action() }
    #expect(opened == StyleLibrary.names)
  }

  @Test("Cards, rows and cells hand over what they show")
  func picturesOpen() throws {
    var opened: [String] = []
    let size = Size(width: 390, height: 844)
    let pages: [any Page] = [
      CollectionPage(theme: .light, album: album) { opened.append(album.name(of: $0)) },
      PhotoListPage(theme: .light, album: album) { source, _ in opened.append(source) },
      PhotoGridPage(theme: .light, album: album) { opened.append(album.name(of: $0)) },
    ]
    for page in pages {
      try #require(page.contents(for: size).allControls.first { $0.name == "dunes" }).action()
    }
    #expect(opened == ["dunes", "dunes", "dunes"])
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

  @Test("The first two pages fit their screens, and grow only where a screen is very small")
  func heights() {
    for page in [PresenterPage(theme: .light) {} as any Page, ArticlePage(theme: .light) {}] {
      for size in pageSizes { #expect(page.contents(for: size).height <= size.height) }
      #expect(page.contents(for: Size(width: 320, height: 160)).height > 160)
    }
  }

  @Test("Pages of no size are laid out without harm")
  func tiny() {
    for size in [Size(width: 1, height: 1), Size(width: 44, height: 200), Size(width: 16384, height: 16384)] {
      for page in allPages { _ = page.contents(for: size) }
    }
  }

  private var allPages: [any Page] {
    [
      PresenterPage(theme: .dark) {}, ArticlePage(theme: .dark) {},
      CollectionPage(theme: .dark, album: album) { _ in },
      PhotoListPage(theme: .dark, album: album) { _, _ in },
      PhotoGridPage(theme: .dark, album: album) { _ in },
      PicturePage(album: album) {}, EntryPage(theme: .dark) { _ in },
    ]
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
