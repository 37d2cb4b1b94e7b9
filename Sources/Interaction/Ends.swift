/// The two ends of a range that may run either way, as style files write it: `[from, to]`.
public struct Ends<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The first end.
  public var from: Value
  /// The other end.
  public var to: Value

  /// Makes a range from its ends.
  public init(_ from: Value, _ to: Value) {
    self.from = from
    self.to = to
  }
}

extension Ends: Encodable where Value: Encodable {
  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    try [from, to].encode(to: encoder)
  }
}
