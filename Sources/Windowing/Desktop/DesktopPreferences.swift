/// What a desktop's user asks of every program; nil where the desktop does not say.
public struct DesktopPreferences: Hashable, Sendable {
  /// Which colours a user prefers.
  public enum ColorScheme: Hashable, Sendable {
    /// Dark letters on light ground.
    case light
    /// Light letters on dark ground.
    case dark
  }

  /// The colours.
  public var colorScheme: ColorScheme?
  /// Whether motion that no hand makes is to be avoided.
  public var reducesMotion: Bool?

  /// Makes preferences from what is known.
  public init(colorScheme: ColorScheme? = nil, reducesMotion: Bool? = nil) {
    self.colorScheme = colorScheme
    self.reducesMotion = reducesMotion
  }

  /// These preferences, and another's where these say nothing.
  public func completed(by other: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      colorScheme: colorScheme ?? other.colorScheme, reducesMotion: reducesMotion ?? other.reducesMotion)
  }
}
