/// A sharp edge softened by a Gaussian of standard deviation 1, cut off at 3 deviations and scaled to 0...1.
struct GaussianEdge {
  /// Where the edge ends on either side, in standard deviations.
  static let reach = 3.0

  private static let stepsPerDeviation = 256.0
  private let values: UnsafeMutablePointer<Float>
  private let count: Int

  /// Tabulates the edge; `free()` gives the table back.
  init() {
    count = Int(2 * Self.reach * Self.stepsPerDeviation)
    values = .allocate(capacity: count + 1)
    let low = Self.normal(-Self.reach)
    for index in 0...count {
      let u = Double(index) / Self.stepsPerDeviation - Self.reach
      values[index] = Float((Self.normal(u) - low) / (1 - 2 * low))
    }
  }

  func free() {
    values.deallocate()
  }

  /// How much is covered at a distance inside the edge, in standard deviations.
  @inline(__always) func callAsFunction(_ distance: Float) -> Float {
    let place = (distance + Float(Self.reach)) * Float(Self.stepsPerDeviation)
    guard place > 0 else { return 0 }
    guard place < Float(count) else { return 1 }
    return values[Int(place + 0.5)]
  }

  /// The normal distribution; Abramowitz and Stegun 7.1.28, which is within 3e-7 and needs no exponential.
  private static func normal(_ u: Double) -> Double {
    let x = abs(u) / 2.0.squareRoot()
    var sum = 0.000_043_063_8
    for factor in [0.000_276_567_2, 0.000_152_014_3, 0.009_270_527_2, 0.042_282_012_3, 0.070_523_078_4, 1] {
      sum = sum * x + factor
    }
    for _ in 0..<4 { sum *= sum }
    let error = 1 - 1 / sum
    return u < 0 ? (1 - error) / 2 : (1 + error) / 2
  }
}
