/// Takes whole quarter turns off an angle.
enum QuarterTurns {
  /// The number of quarter turns modulo 4, and what is left, within ±pi/4.
  static func reduce(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    switch x.magnitude {
    case ...0.7853981633974483: return (0, DoubleDouble(x))
    case ..<1_048_576: return reduceSmall(x)
    default:
      let (quadrant, rest) = reduceLarge(x.magnitude)
      return x > 0 ? (quadrant, rest) : (-quadrant & 3, DoubleDouble(-rest.high, -rest.low))
    }
  }

  /// pi/2 in two parts of 33 bits, whose products with a count of 20 bits are exact, and the rest
  /// (Cody and Waite's method).
  private static func reduceSmall(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    let count = (x * 0.6366197723675814).rounded()
    let first = x - count * 0x1.921fb544p+0
    let second = DoubleDouble.sum(first, -(count * 0x1.0b4611a6p-34))
    let third = DoubleDouble.product(count, 0x1.3198a2e037073p-69)
    return (Int(count) & 3, second + DoubleDouble(-third.high, -third.low))
  }

  /// Payne and Hanek's method: only those bits of 2/pi are multiplied that reach below four quarter turns.
  private static func reduceLarge(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    let mantissa = x.significandBitPattern | 1 << 52
    let start = Int(x.exponent) + 10
    let low = mantissa.multipliedFullWidth(by: bits(from: start + 128))
    let middle = mantissa.multipliedFullWidth(by: bits(from: start + 64))
    let high = mantissa &* bits(from: start)
    let (sum, carry) = middle.low.addingReportingOverflow(low.high)
    var words = [high &+ middle.high &+ (carry ? 1 : 0), sum, low.low]

    // The upper two bits are the quarter turns, the rest a fraction of one; above a half it counts down.
    var quadrant = Int(words[0] >> 62)
    words = [words[0] << 2 | words[1] >> 62, words[1] << 2 | words[2] >> 62, words[2] << 2]
    let isBelow = words[0] >> 63 == 1
    if isBelow {
      quadrant = (quadrant + 1) & 3
      words = words.map { ~$0 }
    }
    var fraction = DoubleDouble(0)
    var weight = 0x1p-32
    for word in words {
      for part in [word >> 32, word & 0xffff_ffff] {
        fraction = fraction + DoubleDouble(Double(part) * weight)
        weight *= 0x1p-32
      }
    }
    let sign = isBelow ? -1.0 : 1.0
    return (
      quadrant,
      DoubleDouble(sign * fraction.high, sign * fraction.low)
        * DoubleDouble(1.5707963267948966, 6.123233995736766e-17)
    )
  }

  private static func bits(from position: Int) -> UInt64 {
    let (word, shift) = position.quotientAndRemainder(dividingBy: 64)
    guard shift > 0 else { return twoOverPi[word] }
    return twoOverPi[word] << UInt64(shift) | twoOverPi[word + 1] >> UInt64(64 - shift)
  }

  /// The binary digits of 2/pi, behind 64 zeros.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
    0xf0cf_bc20_9af4_361d,
  ]
}
