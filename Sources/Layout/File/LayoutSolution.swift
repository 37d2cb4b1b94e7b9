/// The values of a layout file's variables after each of its steps, in the file's own form.
public struct LayoutSolution: Encodable, Equatable, Sendable {
  /// The value of every variable, by name.
  public struct Step: Encodable, Equatable, Sendable {
    /// The numbers, by the names of their variables.
    public var values: [String: Double]
  }

  /// One a step of the file.
  public var steps: [Step]
}
