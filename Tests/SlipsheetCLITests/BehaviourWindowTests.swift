import CairoRenderer
import Drawing
import Gallery
import Geometry
import Gestures
import Motion
import Slipsheet
import Testing
import TestSupport

/// Each behaviour in its window, from the picture that opens it back to where that lies.
@Suite("The behaviours in a window", .serialized)
struct BehaviourWindowTests {
  /// What the window shows while the panel is hidden, drawn here.
  private struct Gallery: Sendable {
    /// Where what opens a picture lies, or the button where the panel shows none.
    let frames: [Rect]
    /// How far the page can be scrolled, in points.
    let reach: Double
    /// The pixels of the window, not scrolled.
    let pixels: [UInt32]
    /// Those of the page scrolled to its end.
    let pixelsAtEnd: [UInt32]

    @MainActor
    init(_ style: String, size: Size) throws {
      let exhibit = Exhibit(try StyleLibrary.style(style), theme: .light)
      let album = DrawnAlbum()
      let contents = exhibit.presenter.contents(for: size)
      reach = max(0, contents.height - size.height)
      frames = (0..<album.count).map { index in
        exhibit.presenter.sourceFrame(of: album.name(of: index), for: size) ?? contents.controls[0].frame
      }
      let stage = Stage(
        presenter: exhibit.presenter, panel: exhibit.panel, surroundings: Surroundings(window: size))
      pixels = try Self.pixels(of: stage, at: .zero)
      let scroll = Scroll(
        position: Point(x: 2, y: 200), delta: Vector(dx: 0, dy: -10_000), device: .wheel)
      stage.handle(.scroll(scroll), at: .seconds(1))
      // until what shows that it scrolls has faded away
      _ = stage.displayList(at: .seconds(1.1))
      pixelsAtEnd = try Self.pixels(of: stage, at: .seconds(10))
    }

    @MainActor
    private static func pixels(of stage: Stage, at time: Instant) throws -> [UInt32] {
      let bitmap = try Bitmap(size: stage.size, scale: 1, isOpaque: true)
      CairoRenderer(threads: 1).render(
        stage.displayList(at: time), into: bitmap.buffer, scale: 1)
      return (0..<bitmap.height).flatMap { y in
        UnsafeBufferPointer(start: bitmap.buffer.row(y), count: bitmap.width).map { $0 & 0xFF_FFFF }
      }
    }
  }

  private static let size = Size(width: 390, height: 844)
  /// So many rows of pixels hold the mark that says that it records.
  private static let mark = 72

  private func sit(before style: String, size: Size = Self.size) throws -> Sitting {
    let sitting = try Sitting(
      style, until: style == "sheet" ? "presented" : "hidden",
      options: ["--theme", "light", "--size", "\(Int(size.width))x\(Int(size.height))", "--record", "trace"])
    // the sheet stands there from the beginning
    if style == "sheet" { try dragAway(sitting) }
    return sitting
  }

  private func open(_ place: Point, _ sitting: Sitting) throws {
    sitting.click(at: place)
    try sitting.waitForEvent("didPresent")
  }

  /// Drags the panel down by more than a window's height, which dismisses whatever the rule.
  private func dragAway(_ sitting: Sitting) throws {
    for (index, y) in [12.0, 200, 500, 890].enumerated() {
      sitting.desktop.move(to: Point(x: 100, y: y), in: sitting.window)
      if index == 0 { sitting.desktop.press() }
    }
    try sitting.waitForEvent("dragBegan")
    sitting.desktop.release()
    try sitting.waitForEvent("didDismiss")
    // nothing is hovered
    sitting.desktop.move(to: Point(x: 2, y: 200), in: sitting.window)
  }

  private func expect(_ pixels: [UInt32], in sitting: Sitting) throws {
    _ = try sitting.desktop.picture(of: sitting.window) { picture in
      picture.pixels.count == pixels.count
        && picture.pixels.dropFirst(Self.mark * picture.width) == pixels.dropFirst(Self.mark * picture.width)
    }
  }

  /// Closes the window, and expects that the panel's source, where it has one, was last measured in a place.
  private func expectReturn(to source: Rect, _ sitting: Sitting, style: String) throws {
    #expect(try sitting.close() == 0)
    guard try StyleLibrary.style(style).away.place == .source else { return }
    let trace = try TraceFile.read(sitting.folder.file("trace"))
    let sources = trace.entries.compactMap { entry in
      if case .source(let frame) = entry.event { frame } else { nil }
    }
    let last = try #require(sources.last)
    #expect((last.center - source.center).length < 1e-6 && last.size == source.size)
  }

  @Test(
    "Who goes back to the first page by keys is on the behaviour where they were, and Enter opens it again")
  func wayBack() throws {
    let sitting = try sit(before: "card")
    func wait(forTitle title: String) throws {
      _ = try sitting.desktop.picture(of: sitting.window) { _ in
        sitting.desktop.title(of: sitting.window).hasPrefix(title)
      }
    }
    try wait(forTitle: "card")
    sitting.desktop.type("Escape")
    try wait(forTitle: "Slipsheet")
    sitting.desktop.type("Return")
    try wait(forTitle: "card")
    sitting.desktop.type("Escape")
    try wait(forTitle: "Slipsheet")
    sitting.desktop.type("Tab")
    sitting.desktop.type("Return")
    try wait(forTitle: "zoom")
  }

  @Test("Opened by a click and dragged away, it leaves its source as it was", arguments: StyleLibrary.names)
  func openAndDragAway(style: String) async throws {
    let gallery = try await Gallery(style, size: Self.size)
    let sitting = try sit(before: style)
    let before = gallery.pixels
    try expect(before, in: sitting)
    let source = gallery.frames[2]
    try open(source.center, sitting)
    try dragAway(sitting)
    try expect(before, in: sitting)
    try expectReturn(to: source, sitting, style: style)
  }

  @Test("Resized while it is open, it returns to where its source lies now", arguments: StyleLibrary.names)
  func resizedMeanwhile(style: String) async throws {
    let sitting = try sit(before: style)
    try open(try await Gallery(style, size: Self.size).frames[2].center, sitting)
    sitting.desktop.resize(sitting.window, width: 620, height: 700)
    try sitting.waitForSample { $0.frame?[2] == 620 && $0.phase == "presented" }
    try dragAway(sitting)
    let now = try await Gallery(style, size: Size(width: 620, height: 700))
    try expect(now.pixels, in: sitting)
    try expectReturn(to: now.frames[2], sitting, style: style)
  }

  @Test(
    "From a page scrolled to its end the last one is opened, and returns there",
    arguments: ["photo", "fade", "card", "zoom"])
  func lastRow(style: String) async throws {
    let size = Size(width: 390, height: 480)
    let gallery = try await Gallery(style, size: size)
    let sitting = try sit(before: style, size: size)
    try expect(gallery.pixels, in: sitting)
    sitting.desktop.move(to: Point(x: 2, y: 200), in: sitting.window)
    #expect(gallery.reach > 50)
    for _ in 0..<Int(gallery.reach / 20) {
      sitting.desktop.press(button: 5)
      sitting.desktop.release(button: 5)
    }
    let atEnd = gallery.pixelsAtEnd
    try expect(atEnd, in: sitting)
    let source = gallery.frames[5].offset(by: Vector(dx: 0, dy: -gallery.reach))
    try open(source.center, sitting)
    try dragAway(sitting)
    try expect(atEnd, in: sitting)
    try expectReturn(to: source, sitting, style: style)
  }
}
