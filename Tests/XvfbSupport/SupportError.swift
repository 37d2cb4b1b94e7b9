/// Why something that a test stands on did not come about.
public struct SupportError: Error, CustomStringConvertible {
  /// One sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
