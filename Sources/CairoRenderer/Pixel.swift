import Drawing

/// Arithmetic on one pixel, the pattern for the rows: 32 bits, blue lowest, premultiplied alpha highest.
///
/// Parts of an opaque pixel are 256ths, so that a division is a shift; 256 is all of it.
enum Pixel {
  static let opaqueBlack: UInt32 = 0xFF00_0000

  /// A colour as an opaque pixel, without its alpha.
  static func opaque(_ color: Color) -> UInt32 {
    func channel(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    return opaqueBlack | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
  }

  /// A part in 0...256 of a coverage in 0...255, as a part.
  @inline(__always) static func part(_ part: Int, coverage: Int) -> Int {
    ((coverage &+ coverage &>> 7) &* part &+ 128) &>> 8
  }

  /// A part in 0...256 of a pixel, and the rest of another.
  @inline(__always) static func mixed(_ above: UInt32, _ below: UInt32, part: Int) -> UInt32 {
    let part = UInt64(truncatingIfNeeded: part)
    return gathered((spread(above) &* part &+ spread(below) &* (256 &- part) &+ halves) &>> 8)
  }

  /// A part in 0...256 of a premultiplied pixel, drawn over another.
  @inline(__always) static func over(_ above: UInt32, _ below: UInt32, part: Int) -> UInt32 {
    let above = gathered((spread(above) &* UInt64(truncatingIfNeeded: part) &+ halves) &>> 8)
    let rest = spread(below) &* UInt64(255 &- above &>> 24) &+ halves
    return above &+ gathered((rest &+ (rest &>> 8 & bytes)) &>> 8)
  }

  private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// A pixel with its four channels in four lanes of 16 bits.
  @inline(__always) static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & 0x00FF_00FF) | (wide & 0xFF00_FF00) &<< 24
  }

  @inline(__always) static func gathered(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (lanes & 0x00FF_00FF) | lanes &>> 24 & 0xFF00_FF00)
  }
}
