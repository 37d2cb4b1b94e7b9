import Drawing
import Foundation
import Geometry
import Glibc
import Testing

@testable import Gallery

@MainActor
@Suite("Albums of picture files")
struct PictureLibraryTests {
  /// Waits for the threads' outcomes as the main loop does.
  private final class Bell: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func ring() { semaphore.signal() }
    func wait() -> Bool { semaphore.wait(timeout: .now() + 20) == .success }
  }

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
    while !wanted.isSubset(of: changed) {
      try #require(bell.wait())
      library.collect()
    }
    #expect(changed == wanted)
    #expect(middle(of: try draw(library, 504)) == 0x00FF00)
    for start in stride(from: 1000, to: 9000, by: 100) { library.show(start..<(start + 20)) }
    let last = Set(8890..<8930)
    while !last.isSubset(of: changed) {
      try #require(bell.wait())
      library.collect()
    }
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
    while !hasPicture {
      try #require(bell.wait())
      library.collect()
    }
    let picture = try #require(library.bitmap(of: 1, size: size, scale: 2))
    #expect(picture.width == 400 && picture.height == 200)
    #expect(middle(of: picture) == 0x0000FF)
  }

  @Test("Files that can't be shown are told of once, and stand for themselves by name and reason")
  func broken() throws {
    let files = try PictureFiles()
    let whole = try Data(contentsOf: URL(fileURLWithPath: files.add("whole.png", width: 300, height: 300)))
    let fifo = files.file("pipe.png")
    #expect(mkfifo(fifo, 0o600) == 0)
    let paths = [
      try files.add("text.png", bytes: Data("no picture".utf8)), try files.add("empty.png", bytes: Data()),
      try files.add("cut.png", bytes: whole.prefix(whole.count / 2)),
      try files.add("almost.png", bytes: whole.dropLast(9)),
      try files.add("cut.jpg", bytes: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])), files.file("gone.png"), fifo,
      files.path,
    ]
    let library = PictureLibrary(paths)
    var faults: [FileError] = []
    library.onFault = { faults.append($0) }
    for index in paths.indices {
      _ = try draw(library, index)
      _ = try draw(library, index)
      let words = library.words(of: index)
      #expect(paths[index].hasSuffix("/" + words.title))
      #expect(!words.caption.isEmpty)
      #expect(library.bitmap(of: index, size: Size(width: 300, height: 200), scale: 1)?.width == 300)
    }
    #expect(faults.map(\.path) == paths)
    #expect(faults.allSatisfy { !$0.reason.isEmpty })
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
