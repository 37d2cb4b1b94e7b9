/// Why a number of a style file was refused: it is not among those that make sense there.
public struct NumberOutOfRange: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the file.
  public let number: Double
  /// What may stand there.
  public let range: ClosedRange<Double>

  /// The number and the range in one sentence.
  public var description: String {
    "\(number: number) is out of range, expected \(number: range.lowerBound) to \(number: range.upperBound)"
  }
}
