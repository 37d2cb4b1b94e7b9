import Geometry
import Motion

/// A clamped mapping from a drag's signal to a channel's value.
public struct Ramp: Hashable, Sendable {
  /// What the ramp reads.
  public var signal: Signal
  /// The signal's values between which the ramp runs; beyond them it stays.
  public var input: Ends<Length>
  /// The channel's values at the two ends of `input`.
  public var output: Ends<Double>
  /// The curve between the two ends.
  public var easing: Easing

  /// The channel's value for a signal, in a window of a size.
  func value(for signal: Double, in window: Size) -> Double {
    let start = input.from.points(in: window)
    let end = input.to.points(in: window)
    let progress = end == start ? (signal < start ? 0 : 1) : (signal - start) / (end - start)
    return output.from + (output.to - output.from) * easing.value(at: progress)
  }
}

extension Ramp: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["signal", "input", "output", "easing"])
    signal = try fields.choice("signal")
    let input: [Length] = try fields.list("input", count: 2)
    self.input = Ends(from: input[0], to: input[1])
    let output = try fields.numbers("output", count: 2)
    self.output = Ends(from: output[0], to: output[1])
    easing = try fields.value("easing", default: .linear)
  }
}
