import Drawing
import Testing

@testable import Gallery

@Suite("Kept pictures")
struct PictureCacheTests {
  /// A picture of 64 KiB.
  private func picture() throws -> Bitmap { try Bitmap(width: 128, height: 128) }

  @Test("What was not used for the longest time goes first, and the limit holds")
  func oldest() throws {
    var cache = PictureCache(limit: 16 * 65_536)
    for index in 0..<16 {
      cache.insert(try picture(), of: index, in: .covering(128)) { _, _ in false }
    }
    _ = cache.bitmap(of: 0, in: .covering(128))
    cache.insert(try picture(), of: 16, in: .covering(128)) { _, _ in false }
    #expect(cache.bytes <= cache.limit)
    #expect(cache.bitmap(of: 0, in: .covering(128)) != nil)
    #expect(cache.bitmap(of: 1, in: .covering(128)) == nil)
  }

  @Test("What is pinned stays, even beyond the limit")
  func pinned() throws {
    var cache = PictureCache(limit: 2 * 65_536)
    for index in 0..<8 {
      cache.insert(try picture(), of: index, in: .covering(128)) { index, _ in index < 4 }
    }
    for index in 0..<4 { #expect(cache.contains(index, in: .covering(128))) }
    #expect(cache.bytes == 4 * 65_536)
  }

  @Test("The same picture in another size is kept beside it, in the same size in its place")
  func versions() throws {
    var cache = PictureCache(limit: 1 << 30)
    cache.insert(try picture(), of: 0, in: .covering(128)) { _, _ in false }
    cache.insert(try Bitmap(width: 256, height: 256), of: 0, in: .fitting(256)) { _, _ in false }
    let bytes = cache.bytes
    cache.insert(try picture(), of: 0, in: .covering(128)) { _, _ in false }
    #expect(cache.bytes == bytes)
    #expect(cache.largest(of: 0)?.width == 256)
  }
}
