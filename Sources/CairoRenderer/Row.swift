import Glibc

/// Arithmetic on runs of pixels, eight at a time; every function gives the bits that `Pixel` gives one by one.
enum Row {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  /// Eight pixels; each lane holds two channels.
  private typealias Lanes = SIMD16<UInt16>
  private static let step = 8

  /// Fills a run with one pixel.
  static func fill(_ target: Pixels, count: Int, with pixel: UInt32) {
    target.update(repeating: pixel, count: count)
  }

  /// Copies a run, and makes it opaque where `mask` is the alpha byte.
  static func copy(_ target: Pixels, from source: Pixels, count: Int, mask: UInt32) {
    guard mask != 0 else {
      memcpy(target, source, count &* 4)
      return
    }
    for index in 0..<count { target[index] = source[index] | mask }
  }

  /// Copies a run under one premultiplied pixel; source and target may be the same.
  static func tint(_ target: Pixels, from source: Pixels, count: Int, with pixel: UInt32) {
    let rest = 255 &- UInt16(truncatingIfNeeded: pixel &>> 24)
    let color = unsafeBitCast(SIMD8<UInt32>(repeating: pixel), to: Lanes.self)
    var index = 0
    while index &+ step <= count {
      let below = load(source + index)
      store(color &+ packed(low(below) &* rest, high(below) &* rest), to: target + index)
      index &+= step
    }
    while index < count {
      target[index] = Pixel.over(pixel, source[index])
      index &+= 1
    }
  }

  /// Draws a run of opaque pixels over another with an opacity in 0...255; `mask` sets their alpha bytes.
  static func mix(_ target: Pixels, with source: Pixels, count: Int, part: Int, mask: UInt32) {
    let share = UInt16(truncatingIfNeeded: part)
    let rest = 255 &- share
    let alpha = unsafeBitCast(SIMD8<UInt32>(repeating: mask), to: Lanes.self)
    var index = 0
    while index &+ step <= count {
      let above = load(source + index) | alpha
      let below = load(target + index)
      let sum = packed(low(above) &* share &+ low(below) &* rest, high(above) &* share &+ high(below) &* rest)
      store(sum, to: target + index)
      index &+= step
    }
    while index < count {
      target[index] = Pixel.mixed(source[index] | mask, target[index], part: part)
      index &+= 1
    }
  }

  /// Draws a run of premultiplied pixels over another with an opacity in 0...255.
  static func over(_ target: Pixels, with source: Pixels, count: Int, opacity: Int) {
    let share = UInt16(truncatingIfNeeded: opacity)
    var index = 0
    while index &+ step <= count {
      var above = load(source + index)
      if opacity < 255 { above = packed(low(above) &* share, high(above) &* share) }
      store(drawn(above, over: load(target + index)), to: target + index)
      index &+= step
    }
    while index < count {
      target[index] = Pixel.over(Pixel.scaled(source[index], by: opacity), target[index])
      index &+= 1
    }
  }

  /// Draws one premultiplied pixel over a run, with a coverage for each.
  static func cover(
    _ target: Pixels, with pixel: UInt32, coverage: UnsafePointer<UInt8>, count: Int
  ) {
    let color = unsafeBitCast(SIMD8<UInt32>(repeating: pixel), to: Lanes.self)
    var index = 0
    while index &+ step <= count {
      let bytes = UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD8<UInt8>.self)
      let wide = SIMD8<UInt32>(truncatingIfNeeded: bytes)
      let share = unsafeBitCast(wide | wide &<< 16, to: Lanes.self)
      let above = packed(low(color) &* share, high(color) &* share)
      store(drawn(above, over: load(target + index)), to: target + index)
      index &+= step
    }
    while index < count {
      target[index] = Pixel.over(Pixel.scaled(pixel, by: Int(coverage[index])), target[index])
      index &+= 1
    }
  }

  /// A run between two others, at a place in 256ths.
  static func between(_ target: Pixels, _ a: Pixels, _ b: Pixels, count: Int, at fraction: Int) {
    let share = UInt16(truncatingIfNeeded: fraction)
    let rest = 256 &- share
    let half = Lanes(repeating: 128)
    var index = 0
    while index &+ step <= count {
      let first = load(a + index)
      let second = load(b + index)
      let even = (low(first) &* rest &+ low(second) &* share &+ half) &>> 8
      let odd = (high(first) &* rest &+ high(second) &* share &+ half) & 0xFF00
      store(even | odd, to: target + index)
      index &+= step
    }
    while index < count {
      target[index] = Pixel.between(a[index], b[index], at: fraction)
      index &+= 1
    }
  }

  @inline(__always) private static func drawn(_ above: Lanes, over below: Lanes) -> Lanes {
    let alpha = unsafeBitCast(above, to: SIMD8<UInt32>.self) &>> 24
    let rest = Lanes(repeating: 255) &- unsafeBitCast(alpha | alpha &<< 16, to: Lanes.self)
    return above &+ packed(low(below) &* rest, high(below) &* rest)
  }

  @inline(__always) private static func low(_ lanes: Lanes) -> Lanes { lanes & 0x00FF }

  @inline(__always) private static func high(_ lanes: Lanes) -> Lanes { lanes &>> 8 }

  /// Two sums of at most 255 x 255 a lane, divided by 255, rounded, and put side by side.
  @inline(__always) private static func packed(_ low: Lanes, _ high: Lanes) -> Lanes {
    let even = low &+ 128
    let odd = high &+ 128
    return (even &+ even &>> 8) &>> 8 | (odd &+ odd &>> 8) & 0xFF00
  }

  @inline(__always) private static func load(_ pixels: Pixels) -> Lanes {
    UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
  }

  @inline(__always) private static func store(_ lanes: Lanes, to pixels: Pixels) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: lanes, as: Lanes.self)
  }
}
