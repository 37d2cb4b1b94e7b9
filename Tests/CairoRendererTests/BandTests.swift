import CairoRenderer
import Drawing
import Geometry
import Scene
import SceneSamples
import Testing

@Suite("Dividing the work")
struct BandTests {
  @Test(
    "Any number of bands and threads gives the same bits", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func bands(seed: UInt64) throws {
    var scenes = try RandomScenes(size: Size(width: 300, height: 260), seed: seed)
    let one = CairoRenderer(threads: 1, bands: 1)
    let others = [(2, 2), (2, 3), (3, 7)].map { CairoRenderer(threads: $0.0, bands: $0.1) }
    for round in 0..<4 {
      let list = scenes.next()
      let expected = try one.picture(list)
      for other in others {
        #expect(try other.picture(list).colors == expected.colors, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(
    "Only damaged pixels change, and become what a whole frame has", arguments: [11, 12, 13, 14] as [UInt64])
  func damage(seed: UInt64) throws {
    var scenes = try RandomScenes(size: Size(width: 120, height: 90), seed: seed)
    let renderer = CairoRenderer()
    for _ in 0..<6 {
      let list = scenes.next()
      let whole = try renderer.picture(list)
      let part = try Bitmap(width: 120, height: 90, isOpaque: true)
      let rects = [
        PixelRect(x: 3, y: 5, width: 40, height: 31), PixelRect(x: 60, y: -4, width: 90, height: 50),
      ]
      renderer.render(list, into: part.buffer, scale: 1, damage: rects)
      var wrong = 0
      for y in 0..<90 {
        for x in 0..<120 {
          let isInside = rects.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
          let expected = isInside ? whole[x, y] & 0xFF_FFFF : 0
          if part[x, y] & 0xFF_FFFF != expected { wrong += 1 }
        }
      }
      #expect(wrong == 0, "seed \(seed)")
    }
  }

  @Test("A frame too large for the caches has the bits of its halves")
  func large() throws {
    let size = Size(width: 2100, height: 2010)
    var scenes = try RandomScenes(size: size, seed: 9)
    let renderer = CairoRenderer()
    let list = scenes.next()
    let whole = try renderer.picture(list)
    let halves = try Bitmap(width: 2100, height: 2010, isOpaque: true)
    for y in [0, 1005] {
      let half = PixelRect(x: 0, y: y, width: 2100, height: 1005)
      renderer.render(list, into: halves.buffer, scale: 1, damage: [half])
    }
    #expect(whole.colors == halves.colors)
  }

  @Test("A frame drawn over the last one where it differs is the whole frame", arguments: [1, 1.5, 2])
  func damageSince(scale: Double) throws {
    for seed in 21...26 as ClosedRange<UInt64> {
      var scenes = try RandomScenes(size: Size(width: 100, height: 80), seed: seed)
      let renderer = CairoRenderer()
      let last = scenes.next()
      let kept = try renderer.picture(last, scale: scale)
      // One item changes, one goes, or everything does.
      var next = seed % 3 == 0 ? scenes.next() : last
      if seed % 3 == 1 { next.items.removeLast() }
      if seed % 3 == 2 {
        next.items[0] = .node(Node(color: .white, frame: Rect(x: 20.3, y: 7, width: 30, height: 31)))
      }
      renderer.render(next, into: kept.buffer, scale: scale, damage: next.damage(since: last, scale: scale))
      #expect(kept.colors == (try renderer.picture(next, scale: scale).colors), "seed \(seed)")
    }
  }
}

extension CairoRenderer {
  /// A whole frame in memory of its own.
  func picture(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
    let bitmap = try Bitmap(size: list.size, scale: scale, isOpaque: true)
    render(list, into: bitmap.buffer, scale: scale)
    return bitmap
  }
}
