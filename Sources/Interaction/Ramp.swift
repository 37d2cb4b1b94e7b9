import Geometry
import Motion

/// A clamped mapping from a drag's signal to a channel's value.
public struct Ramp: Hashable, Sendable {
  /// What the ramp reads.
  public var signal: DragSignal
  /// The signal's values between which the ramp runs; beyond them it stays.
  public var input: Ends<Length>
  /// The channel's values at the two ends of `input`.
  public var output: Ends<Double>
  /// The curve between the two ends.
  public var easing: Easing

  /// Makes a ramp that runs from one value to another while its signal does.
  public init(
    of signal: DragSignal, from input: Ends<Length>, to output: Ends<Double>, easing: Easing = .linear
  ) {
    self.signal = signal
    self.input = input
    self.output = output
    self.easing = easing
  }

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
    self.input = Ends(input[0], input[1])
    let output = try fields.numbers("output", count: 2)
    self.output = Ends(output[0], output[1])
    easing = try fields.value("easing", default: .linear)
  }
}
