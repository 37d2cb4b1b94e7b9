import Drawing
import Geometry
import Interaction
import Motion
import SlipsheetTesting
import Testing

@testable import Slipsheet

@MainActor
@Suite("Films of gestures")
struct FilmTests {
  func film(
    _ style: String = "sheet", size: Size = Size(width: 60, height: 120), scale: Double = 1
  ) throws -> GestureFilm {
    var trace = Drag(at: Point(x: 30, y: 40)).move(dy: 150, over: 0.2).release().trace(
      style: style, size: size)
    trace.surroundings.scale = scale
    return GestureFilm(
      trace, style: try StyleLibrary.style(style), presenter: PlainPage(), page: PlainPage("close"))
  }

  @Test("A film ends when nothing happens any more")
  func end() throws {
    #expect(try film().end == .seconds(0.4))
    let nothing = Trace(style: .named("sheet"), surroundings: Surroundings(window: Size(width: 9, height: 9)))
    let film = GestureFilm(
      nothing, style: try StyleLibrary.style("sheet"), presenter: PlainPage(), page: PlainPage())
    #expect(film.end == .zero)
    #expect(film.times(count: 3) == [.zero, .zero, .zero])
    #expect(film.times(every: .milliseconds(10)) == [.zero])
  }

  @Test("Times are spread evenly, both ends included")
  func spreadTimes() throws {
    let film = try film()
    #expect(film.times(count: 5).map { $0.seconds } == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(film.times(count: 1) == [film.end])
    #expect(film.times(count: 7).last == film.end)
    #expect(film.times(count: 4).count == 4)
  }

  @Test("Times at a distance go up to the first at or behind the end")
  func regularTimes() throws {
    let film = try film()
    #expect(film.times(every: .milliseconds(100)).map { $0.seconds } == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(film.times(every: .milliseconds(150)).map { $0.seconds } == [0, 0.15, 0.3, 0.45])
    #expect(film.times(every: .seconds(9)).map { $0.seconds } == [0, 9])
  }

  @Test(
    "A frame has the window's size at its scale",
    arguments: [(60.0, 120.0, 1.0), (60, 120, 2), (61, 121, 1.5), (1, 1, 1), (1, 1, 0.25), (3, 1000, 1)])
  func frameSizes(width: Double, height: Double, scale: Double) throws {
    let picture = try film(size: Size(width: width, height: height), scale: scale).picture(at: .zero)
    #expect(picture.width == Int((width * scale).rounded(.up)))
    #expect(picture.height == Int((height * scale).rounded(.up)))
    #expect(picture.isOpaque)
  }

  @Test("Frames differ while the panel moves", arguments: StyleLibrary.names)
  func movement(style: String) throws {
    let film = try film(style, size: Size(width: 200, height: 600))
    var pictures: [[UInt8]] = []
    for time in film.times(count: 4) { pictures.append(try film.picture(at: time).pngData()) }
    #expect(Set(pictures).count == 4)
  }

  @Test("A picture that would be too large is refused")
  func tooLarge() throws {
    let film = try film(size: Size(width: 20_000, height: 10))
    #expect(throws: BitmapError.self) { try film.picture(at: .zero) }
  }

  @Test("The pointer's path is there while it is down")
  func pointer() throws {
    let film = try film()
    #expect(film.pointerPath(at: .zero) == [Point(x: 30, y: 40)])
    #expect(film.pointerPath(at: .seconds(0.1)).last == Point(x: 30, y: 112))
    #expect(film.pointerPath(at: .seconds(0.1)).count == 13)
    #expect(film.pointerPath(at: .seconds(0.2)).isEmpty)
  }

  @Test("A strip holds its frames, the gaps and the captions", arguments: [1, 2, 6])
  func stripSize(count: Int) throws {
    let film = try film(scale: 2)
    let frames = try film.times(count: count).map { FilmStrip.Frame(try film.picture(at: $0), at: $0) }
    let strip = try FilmStrip.draw(frames)
    #expect(strip.width == 2 * (40 + 60 * count + 12 * (count - 1)))
    #expect(strip.height == 2 * (40 + 120 + 26))
    #expect(strip.size == FilmStrip.size(of: count, Size(width: 60, height: 120), scale: 2))
  }

  @Test("A strip of no frames, or of too many, is refused")
  func stripLimits() throws {
    #expect(throws: BitmapError.self) { try FilmStrip.draw([]) }
    let picture = try Bitmap(width: 4000, height: 4000)
    let frame = FilmStrip.Frame(picture, at: .zero)
    #expect(throws: BitmapError.self) { try FilmStrip.draw(Array(repeating: frame, count: 20)) }
  }

  @Test("A film makes its strip, and refuses one that is too large before it draws")
  func filmStrip() throws {
    let film = try film()
    let many = [Instant](repeating: .zero, count: 100_000)
    let error = try #require(throws: BitmapError.self) { try film.strip(at: many) }
    #expect(error.description.contains("16384"))
    #expect(try film.strip(at: film.times(count: 6)).width == 40 + 360 + 60)
  }

  @Test("A pointer marks a picture, and an empty path leaves it alone")
  func marks() throws {
    let picture = try Bitmap(width: 40, height: 40, isOpaque: true)
    let before = try picture.pngData()
    FilmStrip.mark(picture, pointer: [])
    #expect(try picture.pngData() == before)
    FilmStrip.mark(picture, pointer: [Point(x: 5, y: 5), Point(x: 20, y: 30)])
    #expect(try picture.pngData() != before)
  }

  @Test(
    "The built-in gesture dismisses in every style, in windows of every size",
    arguments: StyleLibrary.names,
    [(390.0, 844.0), (1920, 1080), (1, 1), (320, 200), (16_384, 16_384), (200, 16_384)])
  func builtInGesture(style: String, size: (width: Double, height: Double)) throws {
    for reducesMotion in [false, true] {
      let trace = BuiltInGesture.trace(
        for: Surroundings(window: Size(width: size.width, height: size.height), reducesMotion: reducesMotion))
      var replay = Replay(trace, style: try StyleLibrary.style(style))
      let events = replay.advance(to: .seconds(10)).map(\.event.name)
      #expect(events == ["dragBegan", "dragEnded", "willDismiss", "didDismiss"])
    }
  }
}
