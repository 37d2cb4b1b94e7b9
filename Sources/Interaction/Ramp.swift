import Geometry
import Motion

/// A clamped mapping from a drag's signal to a channel's value.
public struct Ramp: Hashable, Sendable {
  /// What the ramp reads.
  public var signal: Signal
  /// The signal's values between which the ramp runs; beyond them it stays.
  public var input: [Length]
  /// The channel's values at the two ends of `input`.
  public var output: [Double]
  /// The curve between the two ends.
  public var easing: Easing

  /// The channel's value for a signal, in a window of a size.
  func value(for signal: Double, in window: Size) -> Double {
    let start = input[0].points(in: window)
    let end = input[1].points(in: window)
    let progress = end == start ? (signal < start ? 0 : 1) : (signal - start) / (end - start)
    return output[0] + (output[1] - output[0]) * easing.value(at: progress)
  }
}

extension Ramp: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["signal", "input", "output", "easing"])
    signal = try fields.choice("signal")
    input = try fields.list("input", count: 2)
    output = try fields.numbers("output", count: 2)
    easing = try fields.value("easing", default: .linear)
  }
}
