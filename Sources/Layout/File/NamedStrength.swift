/// One of the strengths that have a name.
public enum NamedStrength: String, Codable, CaseIterable, Sendable {
  case required
  case strong
  case medium
  case weak

  /// The strength that the name stands for.
  public var strength: Strength {
    switch self {
    case .required: .required
    case .strong: .strong
    case .medium: .medium
    case .weak: .weak
    }
  }
}
