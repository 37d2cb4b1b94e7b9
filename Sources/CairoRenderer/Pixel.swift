import Drawing

/// Arithmetic on one pixel, the pattern for the rows: 32 bits, blue lowest, premultiplied alpha highest.
enum Pixel {
  static let opaqueBlack: UInt32 = 0xFF00_0000

  /// A colour as a premultiplied pixel, its alpha multiplied by a factor in 0...1.
  static func of(_ color: Color, opacity: Double) -> UInt32 {
    let alpha = max(0, min(1, color.alpha * opacity))
    func channel(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * alpha * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | channel(color.red) << 16 | channel(color.green) << 8
      | channel(color.blue)
  }

  /// An opacity in 0...1 as a number in 0...255.
  static func opacity(_ value: Double) -> Int {
    value.isNaN ? 0 : Int((max(0, min(1, value)) * 255).rounded())
  }

  /// `a * b / 255`, rounded, for both in 0...255.
  @inline(__always) static func product(_ a: Int, _ b: Int) -> Int {
    let t = a &* b &+ 128
    return (t &+ t &>> 8) &>> 8
  }

  /// A pixel with its four channels in four lanes of 16 bits.
  @inline(__always) private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & 0x00FF_00FF) | (wide & 0xFF00_FF00) &<< 24
  }

  @inline(__always) private static func gathered(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (lanes & 0x00FF_00FF) | lanes &>> 24 & 0xFF00_FF00)
  }

  /// Every lane, a sum of at most 255 x 255, divided by 255 and rounded.
  @inline(__always) private static func divided(_ lanes: UInt64) -> UInt64 {
    let t = lanes &+ 0x0080_0080_0080_0080
    return (t &+ (t &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
  }

  /// Every channel multiplied by a factor in 0...255.
  @inline(__always) static func scaled(_ pixel: UInt32, by factor: Int) -> UInt32 {
    gathered(divided(spread(pixel) &* UInt64(truncatingIfNeeded: factor)))
  }

  /// A premultiplied pixel drawn over another.
  @inline(__always) static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scaled(below, by: 255 &- Int(source &>> 24))
  }

  /// A part in 0...255 of an opaque pixel, and the rest of another.
  @inline(__always) static func mixed(_ source: UInt32, _ below: UInt32, part: Int) -> UInt32 {
    let part = UInt64(truncatingIfNeeded: part)
    return gathered(divided(spread(source) &* part &+ spread(below) &* (255 &- part)))
  }

  /// A place between two pixels, in 256ths.
  @inline(__always) static func between(_ a: UInt32, _ b: UInt32, at fraction: Int) -> UInt32 {
    let fraction = UInt64(truncatingIfNeeded: fraction)
    let sum = spread(a) &* (256 &- fraction) &+ spread(b) &* fraction &+ 0x0080_0080_0080_0080
    return gathered(sum &>> 8 & 0x00FF_00FF_00FF_00FF)
  }
}
