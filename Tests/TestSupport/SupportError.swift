/// Why something that a test stands on did not come about.
public struct SupportError: Error, CustomStringConvertible {
  /// One sentence.
  public let description: String

  /// Makes an error of a sentence.
  public init(_ description: String) {
    self.description = description
  }
}
