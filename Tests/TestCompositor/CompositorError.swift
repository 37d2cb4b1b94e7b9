/// Why there is no compositor for a test.
public struct CompositorError: Error, CustomStringConvertible {
  /// One sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
