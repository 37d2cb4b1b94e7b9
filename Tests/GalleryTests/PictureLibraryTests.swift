import Drawing
import Foundation
import Geometry
import Glibc
import Testing

@testable import Gallery

@MainActor
@Suite("Albums of picture files")
struct PictureLibraryTests {
  private func draw(_ library: PictureLibrary, _ index: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: 40, height: 40, isOpaque: true)
    library.drawThumbnail(
      index, on: Canvas(on: bitmap), in: Rect(x: 0, y: 0, width: 40, height: 40), radius: 0, theme: .light)
    return bitmap
  }

  private func middle(of bitmap: Bitmap) -> UInt32 {
    let offset = bitmap.height / 2 * bitmap.buffer.bytesPerRow + bitmap.width / 2 * 4
    return bitmap.buffer.base.load(fromByteOffset: offset, as: UInt32.self) & 0xFF_FFFF
  }

  @Test("Without a way to wake anybody a picture is decoded where it is drawn, once")
  func inPlace() throws {
    let files = try PictureFiles()
    let library = PictureLibrary([
      try files.add("red.png", width: 200, height: 100, color: Color(hex: 0xFF0000))
    ])
    #expect(middle(of: try draw(library, 0)) == 0xFF0000)
    #expect(middle(of: try draw(library, 0)) == 0xFF0000)
    #expect(library.decodeCount == 1)
    #expect(library.size(of: 0) == Size(width: 200, height: 100))
    #expect(library.words(of: 0) == PictureWords(title: "red.png", caption: "200 × 100", text: "200 × 100"))
  }

  @Test("Threads decode what is in sight and half as much on either side; what was scrolled away is dropped")
  func threads() throws {
    let files = try PictureFiles()
    let path = try files.add("green.png", color: Color(hex: 0x00FF00))
    let bell = Bell()
    let library = PictureLibrary(Array(repeating: path, count: 10_000), threads: 2) { bell.ring() }
    #expect(library.decodeCount == 0)
    var changed: Set<Int> = []
    library.onThumbnail = { changed.insert($0) }
    library.show(500..<510)
    #expect(middle(of: try draw(library, 500)) != 0x00FF00)
    let wanted = Set(495..<515)
    try bell.collect(in: library) { wanted.isSubset(of: changed) }
    #expect(changed == wanted)
    #expect(middle(of: try draw(library, 504)) == 0x00FF00)
    for start in stride(from: 1000, to: 9000, by: 100) { library.show(start..<(start + 20)) }
    let last = Set(8890..<8930)
    try bell.collect(in: library) { last.isSubset(of: changed) }
    #expect(library.decodeCount < 500)
  }

  @Test("The open picture is decoded before everything else, as large as needed and no larger")
  func large() throws {
    let files = try PictureFiles()
    let path = try files.add("blue.png", width: 1000, height: 500, color: Color(hex: 0x0000FF))
    let bell = Bell()
    let library = PictureLibrary([path, path], threads: 1) { bell.ring() }
    var hasPicture = false
    library.onPicture = { if $0 == 1 { hasPicture = true } }
    let size = Size(width: 200, height: 100)
    let waiting = try #require(library.bitmap(of: 1, size: size, scale: 2))
    #expect(waiting.size == size)
    try bell.collect(in: library) { hasPicture }
    let picture = try #require(library.bitmap(of: 1, size: size, scale: 2))
    #expect(picture.width == 400 && picture.height == 200)
    #expect(middle(of: picture) == 0x0000FF)
  }

  @Test("Of a picture that is zoomed in a part is drawn as sharply as the file has it, once that is decoded")
  func part() throws {
    let files = try PictureFiles()
    let stripes = try Bitmap(width: 1600, height: 800, isOpaque: true)
    let canvas = Canvas(on: stripes)
    canvas.fill(with: .white)
    for x in stride(from: 0.0, to: 1600, by: 2) {
      canvas.fill(Rect(x: x, y: 0, width: 1, height: 800), with: .black)
    }
    try stripes.writePNG(to: files.file("stripes.png"))
    let bell = Bell()
    let library = PictureLibrary([files.file("stripes.png")]) { bell.ring() }
    var news = 0
    library.onPicture = { _ in news += 1 }
    let window = Size(width: 200, height: 100)
    _ = library.bitmap(of: 0, size: window, scale: 1)
    try bell.collect(in: library) { news > 0 }
    let part = Rect(origin: Point(x: 700, y: 350), size: window)
    let zoomed = window * 8
    #expect(library.bitmap(of: 0, part: part, in: zoomed, scale: 1) == nil)
    try bell.collect(in: library) { news > 1 }
    let sharp = try #require(library.bitmap(of: 0, part: part, in: zoomed, scale: 1))
    #expect(sharp.width == 200 && sharp.height == 100)
    let row = UnsafeBufferPointer(start: sharp.buffer.row(50), count: 200).map { $0 & 0xFF_FFFF }
    #expect(row == (0..<200).map { $0 % 2 == 0 ? 0 : 0xFF_FFFF })
  }

  @Test("Pictures that may be shown next are decoded before they are, and no others are kept for that")
  func expected() throws {
    let files = try PictureFiles()
    let path = try files.add("wide.png", width: 800, height: 400)
    let bell = Bell()
    let library = PictureLibrary(Array(repeating: path, count: 9), threads: 1) { bell.ring() }
    let size = Size(width: 200, height: 100)
    var pictures: Set<Int> = []
    library.onPicture = { pictures.insert($0) }
    _ = library.bitmap(of: 4, size: size, scale: 1)
    library.expect([3: size, 5: size], scale: 1)
    try bell.collect(in: library) { pictures == [3, 4, 5] }
    #expect(library.decodeCount == 3)
    for index in 3...5 {
      #expect(library.bitmap(of: index, size: size, scale: 1)?.width == 200)
      #expect(library.size(of: index) == Size(width: 800, height: 400))
    }
    #expect(library.decodeCount == 3)
  }

  @Test(
    "Files that can't be shown are told of once, and stand for themselves by name and reason",
    arguments: [0, 2])
  func broken(threads: Int) throws {
    let files = try PictureFiles()
    let whole = try Data(contentsOf: URL(fileURLWithPath: files.add("whole.png", width: 300, height: 300)))
    let fifo = files.file("pipe.png")
    #expect(mkfifo(fifo, 0o600) == 0)
    let paths = [
      try files.add("text.png", bytes: Data("no picture".utf8)), try files.add("empty.png", bytes: Data()),
      try files.add("cut.png", bytes: whole.prefix(whole.count / 2)),
      try files.add("almost.png", bytes: whole.dropLast(9)),
      try files.add("cut.jpg", bytes: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])), files.file("gone.png"), fifo,
      files.path, try files.add("huge.png", bytes: Self.hugePNG),
    ]
    let bell = Bell()
    var wake: (@Sendable () -> Void)?
    if threads > 0 { wake = { bell.ring() } }
    let library = PictureLibrary(paths, threads: threads, wake: wake)
    var faults: [FileError] = []
    library.onFault = { faults.append($0) }
    library.show(paths.indices)
    for index in paths.indices { _ = try draw(library, index) }
    try bell.collect(in: library) { faults.count == paths.count }
    for index in paths.indices {
      _ = try draw(library, index)
      let words = library.words(of: index)
      #expect(paths[index].hasSuffix("/" + words.title))
      #expect(!words.caption.isEmpty)
      #expect(library.bitmap(of: index, size: Size(width: 300, height: 200), scale: 1)?.width == 300)
    }
    #expect(faults.map(\.path).sorted() == paths.sorted())
    #expect(faults.allSatisfy { !$0.reason.isEmpty })
  }

  /// The head of a picture of 100,000 pixels a side.
  private static var hugePNG: Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0, 0x27, 0x30, 0x9C, 0x9F])
  }

  @Test("Scrolling through everything keeps no more than the limit")
  func limit() throws {
    let files = try PictureFiles()
    let path = try files.add("big.png", width: 400, height: 400)
    let library = PictureLibrary(Array(repeating: path, count: 300), limit: 1 << 20)
    for index in 0..<300 {
      library.show(index..<min(300, index + 4))
      _ = try draw(library, index)
    }
    #expect(library.cachedBytes <= 1 << 20)
    #expect(library.decodeCount == 300)
  }

  @Test("Names of controls lead back to their pictures")
  func names() {
    let library = PictureLibrary(["/a/1.jpg", "/b/1.jpg"])
    #expect(library.name(of: 0) != library.name(of: 1))
    for index in 0..<2 { #expect(library.index(named: library.name(of: index)) == index) }
    for name in ["picture-0", "picture-3", "picture-", "open", ""] {
      #expect(library.index(named: name) == nil)
    }
  }
}
