/// A key that is pressed or released.
public struct Key: Hashable, Sendable {
  /// The XKB keysym's name, such as `Escape` or `Left`.
  public var name: String
  /// Whether the key went down rather than up.
  public var isPressed: Bool

  /// Makes a key event from the keysym's name.
  public init(_ name: String, isPressed: Bool = true) {
    self.name = name
    self.isPressed = isPressed
  }
}
