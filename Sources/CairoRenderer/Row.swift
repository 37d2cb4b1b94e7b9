import CPixelRows
import Glibc

/// Arithmetic on runs of pixels, eight at a time; every function gives the bits that `Pixel` gives one by one.
enum Row {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  /// Fills a run with one pixel.
  static func fill(_ target: Pixels, count: Int, with pixel: UInt32) {
    target.update(repeating: pixel, count: count)
  }

  /// Copies a run, past the caches where it is not looked at again.
  static func copy(_ target: Pixels, from source: Pixels, count: Int, pastCaches: Bool = false) {
    guard pastCaches else {
      memcpy(target, source, count &* 4)
      return
    }
    slipsheet_draw_row(target, count, true, row(source))
  }

  /// Copies a run, and makes it opaque where `mask` is the alpha byte.
  static func copy(_ target: Pixels, from source: Pixels, count: Int, mask: UInt32) {
    guard mask != 0 else { return copy(target, from: source, count: count) }
    for index in 0..<count { target[index] = source[index] | mask }
  }

  /// Copies a run under a part of one opaque pixel; source and target may be the same, but not past the caches.
  static func tint(
    _ target: Pixels, from source: Pixels, count: Int, with pixel: UInt32, part: Int, pastCaches: Bool = false
  ) {
    slipsheet_draw_row(target, count, pastCaches, row(source, tint: (pixel, part)))
  }

  /// Draws a part of a run of opaque pixels over another; `mask` sets their alpha bytes.
  static func mix(_ target: Pixels, with source: Pixels, count: Int, part: Int, mask: UInt32) {
    slipsheet_draw_row(target, count, false, row(target, above: (source, part), mask: mask))
  }

  /// `tint` and `mix` in one pass, for the frame of a dragged panel: presenter, backdrop, panel.
  static func tintAndMix(
    _ target: Pixels, from source: Pixels, under pixel: UInt32, pixelPart: Int, with above: Pixels,
    part: Int, count: Int, pastCaches: Bool = false
  ) {
    let row = row(source, tint: (pixel, pixelPart), above: (above, part))
    slipsheet_draw_row(target, count, pastCaches, row)
  }

  /// Brings what was written past the caches before all that the thread writes later.
  static func endPastCaches() { slipsheet_end_rows() }

  private static func row(
    _ source: Pixels, tint: (pixel: UInt32, part: Int)? = nil, above: (pixels: Pixels, part: Int)? = nil,
    mask: UInt32 = 0
  ) -> slipsheet_row {
    slipsheet_row(
      source: source, has_color: tint != nil, color: tint?.pixel ?? 0,
      color_part: UInt16(truncatingIfNeeded: tint?.part ?? 0), above: above.map { UnsafePointer($0.pixels) },
      part: UInt16(truncatingIfNeeded: above?.part ?? 0), mask: mask)
  }

  /// Draws a part of a run of premultiplied pixels over another.
  static func over(_ target: Pixels, with source: Pixels, count: Int, part: Int) {
    let vector = PixelVector()
    let share = vector.all(part)
    var index = 0
    while index &+ PixelVector.count <= count {
      let above = vector.scaled(vector.split(source + index), by: share)
      vector.store(vector.drawn(above, over: vector.split(target + index)), to: target + index)
      index &+= PixelVector.count
    }
    while index < count {
      target[index] = Pixel.over(source[index], target[index], part: part)
      index &+= 1
    }
  }

  /// Draws a part of one opaque pixel over a run, with a coverage for each.
  static func cover(
    _ target: Pixels, with pixel: UInt32, part: Int, coverage: UnsafePointer<UInt8>, count: Int
  ) {
    let vector = PixelVector()
    let color = vector.parted(vector.pixels(pixel))
    let all = vector.all(part)
    let whole = vector.all(256)
    var index = 0
    while index &+ PixelVector.count <= count {
      let share = vector.parts(coverage + index, of: all)
      vector.store(
        vector.mixed(color, share, vector.split(target + index), whole &- share), to: target + index)
      index &+= PixelVector.count
    }
    while index < count {
      let share = Pixel.part(part, coverage: Int(coverage[index]))
      target[index] = Pixel.mixed(pixel, target[index], part: share)
      index &+= 1
    }
  }

  /// A run between neighbours of another: the place of each, with 32 bits of fraction, is a step further.
  static func betweenNeighbors(_ target: Pixels, from line: Pixels, count: Int, first: Int, step: Int) {
    let vector = PixelVector()
    let whole = vector.all(256)
    var index = 0
    var place = first
    while index &+ PixelVector.count <= count {
      let pair = vector.neighbors(of: line, at: place, step: step)
      let share = pair.share
      vector.store(vector.mixed(pair.right, share, pair.left, whole &- share), to: target + index)
      place &+= PixelVector.count &* step
      index &+= PixelVector.count
    }
    while index < count {
      let x = place &>> 32
      target[index] = Pixel.mixed(line[x &+ 1], line[x], part: place &>> 24 & 255)
      place &+= step
      index &+= 1
    }
  }

  /// A run between two others, at a place in 256ths.
  static func between(_ target: Pixels, _ a: Pixels, _ b: Pixels, count: Int, at fraction: Int) {
    let vector = PixelVector()
    let share = vector.all(fraction)
    let rest = vector.all(256 &- fraction)
    var index = 0
    while index &+ PixelVector.count <= count {
      let mixed = vector.mixed(vector.split(b + index), share, vector.split(a + index), rest)
      vector.store(mixed, to: target + index)
      index &+= PixelVector.count
    }
    while index < count {
      target[index] = Pixel.mixed(b[index], a[index], part: fraction)
      index &+= 1
    }
  }
}
