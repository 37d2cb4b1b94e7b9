/// A number that the solver finds, such as the left edge of a label; a solver hands it out.
public struct Variable: Hashable, Sendable {
  /// The place among the solver's variables, in the order in which they were made.
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }
}

extension Variable: CustomStringConvertible {
  /// The index, for messages that know no names.
  public var description: String { "v\(index)" }
}
