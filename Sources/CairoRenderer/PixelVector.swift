/// Arithmetic on eight pixels; a lane holds two channels, or one where they are parted.
///
/// The constants are members so that debug builds, too, make them once a run.
struct PixelVector {
  typealias Lanes = SIMD16<UInt16>

  /// Eight pixels with one channel a lane.
  struct Parted {
    /// Blue and red.
    var even: Lanes
    /// Green and alpha.
    var odd: Lanes
  }

  /// Pixels in a vector.
  static let count = 8

  private let bytes = Lanes(repeating: 0x00FF)
  private let highBytes = Lanes(repeating: 0xFF00)
  private let eight = Lanes(repeating: 8)
  private let half = Lanes(repeating: 128)
  private let whole = Lanes(repeating: 256)

  @inline(__always) func all(_ value: Int) -> Lanes { Lanes(repeating: UInt16(truncatingIfNeeded: value)) }

  @inline(__always) func pixels(_ pixel: UInt32) -> Lanes {
    unsafeBitCast(SIMD8<UInt32>(repeating: pixel), to: Lanes.self)
  }

  @inline(__always) func load(_ pixels: Row.Pixels) -> Lanes {
    UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
  }

  @inline(__always) func store(_ lanes: Lanes, to pixels: Row.Pixels) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: lanes, as: Lanes.self)
  }

  @inline(__always) func parted(_ lanes: Lanes) -> Parted {
    Parted(even: lanes & bytes, odd: lanes &>> eight)
  }

  @inline(__always) func split(_ pixels: Row.Pixels) -> Parted { parted(load(pixels)) }

  @inline(__always) func mixed(_ above: Parted, _ share: Lanes, _ below: Parted, _ rest: Lanes) -> Lanes {
    let even = (above.even &* share &+ below.even &* rest &+ half) &>> eight
    return even | (above.odd &* share &+ below.odd &* rest &+ half) & highBytes
  }

  /// Sums of 256ths of channels as pixels.
  @inline(__always) func joined(_ even: Lanes, _ odd: Lanes) -> Lanes { even &>> eight | odd & highBytes }

  @inline(__always) func scaled(_ lanes: Parted, by share: Lanes) -> Lanes {
    (lanes.even &* share &+ half) &>> eight | (lanes.odd &* share &+ half) & highBytes
  }

  /// Premultiplied pixels over others; what is left of those is divided by 255 and rounded.
  @inline(__always) func drawn(_ above: Lanes, over below: Parted) -> Lanes {
    let alpha = unsafeBitCast(above, to: SIMD8<UInt32>.self) &>> 24
    let rest = bytes &- unsafeBitCast(alpha | alpha &<< 16, to: Lanes.self)
    let even = below.even &* rest &+ half
    let odd = below.odd &* rest &+ half
    return above &+ ((even &+ even &>> eight) &>> eight | (odd &+ odd &>> eight) & highBytes)
  }

  /// Eight pairs of neighbours, and how far their places lie from the left to the right ones, in 256ths.
  @inline(__always) func neighbors(
    of line: Row.Pixels, at place: Int, step: Int
  ) -> (left: Parted, right: Parted, share: Lanes) {
    // One load brings both neighbours.
    @inline(__always) func pair(_ lane: Int) -> UInt64 {
      UnsafeRawPointer(line + (place &+ lane &* step) &>> 32).loadUnaligned(as: UInt64.self)
    }
    let pairs = SIMD8<UInt64>(pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7))
    let pixels = unsafeBitCast(pairs, to: SIMD16<UInt32>.self)
    let lanes = SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7)
    let places = lanes &* UInt32(truncatingIfNeeded: step) &+ UInt32(truncatingIfNeeded: place)
    let share = places &>> 24
    return (
      parted(unsafeBitCast(pixels.evenHalf, to: Lanes.self)),
      parted(unsafeBitCast(pixels.oddHalf, to: Lanes.self)),
      unsafeBitCast(share | share &<< 16, to: Lanes.self)
    )
  }

  /// Eight coverages in 0...255 of a part in 0...256, as parts.
  @inline(__always) func parts(_ coverage: UnsafePointer<UInt8>, of part: Lanes) -> Lanes {
    let wide = SIMD8<UInt32>(
      truncatingIfNeeded: UnsafeRawPointer(coverage).loadUnaligned(as: SIMD8<UInt8>.self))
    let share = unsafeBitCast(wide | wide &<< 16, to: Lanes.self)
    let parts = share &+ share &>> 7
    // All of all is the one product that 16 bits do not hold.
    return ((parts &* part &+ half) &>> eight).replacing(with: parts, where: part .== whole)
  }
}
