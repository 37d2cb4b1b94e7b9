import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import Testing

@testable import Gallery

/// The behaviours with pictures that lie in files.
@MainActor
@Suite("Behaviours with pictures of one's own")
struct OwnPicturesTests {
  private let files: PictureFiles
  private let bell = Bell()
  private let window = Size(width: 390, height: 844)

  init() throws {
    files = try PictureFiles()
  }

  private func library(_ paths: [String], limit: Int = PictureLibrary.defaultLimit) -> PictureLibrary {
    let bell = bell
    return PictureLibrary(paths, limit: limit, threads: 2) { bell.ring() }
  }

  private func stage(_ exhibit: Exhibit) -> Stage {
    Stage(
      presenter: exhibit.presenter, panel: exhibit.panel, surroundings: Surroundings(window: window),
      isPresented: exhibit.startsPresented)
  }

  @Test(
    "A picture rests in its own proportions, which were not known when it was opened",
    arguments: ["photo", "fade", "zoom"], [(300, 900), (900, 300), (64, 64)])
  func proportions(style: String, size: (width: Int, height: Int)) throws {
    let path = try files.add("own.png", width: size.width, height: size.height)
    let library = library([path, path])
    let exhibit = Exhibit(try StyleLibrary.style(style), theme: .light, album: library)
    let stage = stage(exhibit)
    exhibit.panel.present(page: 1, from: library.name(of: 1), animated: false)
    _ = stage.displayList(at: .zero)
    let own = Size(width: Double(size.width), height: Double(size.height))
    try bell.collect(in: library) { stage.surroundings.image == own }
    let frame = stage.sample(at: .seconds(1)).frame
    #expect(frame.width == 390)
    #expect(frame.height == (style == "zoom" ? 390 * own.height / own.width : 844))
  }

  @Test("A film of a picture has its proportions, too")
  func film() throws {
    let path = try files.add("own.png", width: 300, height: 900)
    for style in ["photo", "fade", "zoom"] {
      let exhibit = Exhibit(
        try StyleLibrary.style(style), theme: .light, album: PictureLibrary([path]))
      let trace = exhibit.opened(BuiltInGesture.trace(for: Surroundings(window: window)))
      #expect(trace.surroundings.image == Size(width: 300, height: 900))
    }
  }

  @Test("A card and a sheet open the picture that was pressed", arguments: ["card", "sheet"])
  func articles(style: String) throws {
    let paths = [
      try files.add("red.png", color: Color(hex: 0xFF0000)),
      try files.add("tall.png", width: 300, height: 330, color: Color(hex: 0x0000FF)),
    ]
    let exhibit = Exhibit(
      try StyleLibrary.style(style), theme: .light, album: PictureLibrary(paths))
    let stage = stage(exhibit)
    exhibit.panel.dismiss(animated: false)
    let items = try #require(exhibit.presenter.contents(for: window).items)
    items.control(1).action()
    stage.advance(to: .seconds(2))
    #expect(exhibit.panel.phase == .presented)
    let page = try Bitmap(size: window, scale: 1, isOpaque: true)
    exhibit.panel.page.contents(for: window).draw(Rect(origin: .zero, size: window), on: Canvas(on: page))
    let row = UnsafeBufferPointer(start: page.buffer.row(420), count: 390)
    #expect(row[195] & 0xFF_FFFF == 0x0000FF)
    // as high as wide and a tenth more
    let column = (0..<844).filter { page.buffer.row($0)[195] & 0xFF_FFFF == 0x0000FF }
    #expect(abs(column.count - 385) <= 1)
  }

  @Test("A card opens the article of the landscape that is on it")
  func landscapes() throws {
    let exhibit = Exhibit(try StyleLibrary.style("card"), theme: .light)
    let stage = stage(exhibit)
    let items = try #require(exhibit.presenter.contents(for: window).items)
    var pages: Set<[UInt32]> = []
    for (index, landscape) in Landscape.all.enumerated() {
      items.control(index).action()
      stage.advance(to: .seconds(Double(index) * 4 + 2))
      let article = try #require(exhibit.panel.page as? ArticlePage)
      #expect(article.index == index)
      #expect(DrawnAlbum().article(of: index).heading == landscape.title)
      let page = try Bitmap(size: window, scale: 0.25, isOpaque: true)
      article.contents(for: window).draw(Rect(origin: .zero, size: window), on: Canvas(on: page))
      pages.insert(
        (0..<page.height).flatMap {
          Array(UnsafeBufferPointer(start: page.buffer.row($0), count: page.width))
        })
      exhibit.panel.dismiss()
      stage.advance(to: .seconds(Double(index) * 4 + 4))
    }
    #expect(pages.count == 6)
  }

  @Test("Of ten thousand JPEGs only those near to what is seen are decoded, on threads, and few are kept")
  func tenThousand() throws {
    let picture = try Bitmap(width: 320, height: 240, isOpaque: true)
    Canvas(on: picture).fill(with: Color(hex: 0x336699))
    try picture.writeJPEG(to: files.file(".photo"))
    try files.addLinks(".photo", to: 10_000) { "photo \($0).jpg" }
    let paths = try PictureFolder.pictures(in: [files.path])
    #expect(paths.count == 10_000 && paths[9_999] == files.file("photo 9999.jpg"))

    let limit = 6 << 20
    let library = library(paths, limit: limit)
    let exhibit = Exhibit(try StyleLibrary.style("zoom"), theme: .light, album: library)
    let stage = stage(exhibit)
    _ = stage.displayList(at: .zero)
    // what is drawn decodes nothing itself
    #expect(library.decodeCount == 0 && library.cachedBytes == 0)
    let items = try #require(exhibit.presenter.contents(for: window).items)
    let seen = items.indices(Rect(origin: .zero, size: window)).count
    #expect((12..<40).contains(seen))
    try bell.collect(in: library) { library.decodeCount == seen + seen / 2 }

    var time = 0.0
    var last = -1.0
    while stage.presenterOffset(at: .seconds(time)) != last {
      last = stage.presenterOffset(at: .seconds(time))
      time += 1.0 / 60
      let scroll = Scroll(
        position: Point(x: 195, y: 400), delta: Vector(dx: 0, dy: -8000), device: .wheel)
      stage.handle(.scroll(scroll), at: .seconds(time))
      let before = library.decodeCount
      _ = stage.displayList(at: .seconds(time))
      #expect(library.decodeCount == before)
      library.collect()
      #expect(library.cachedBytes <= limit)
    }
    #expect(last > 300_000)
    #expect(library.decodeCount < 5_000)
  }
}
