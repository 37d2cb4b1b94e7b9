/// How much a constraint matters.
///
/// A required constraint always holds. Of the others, any amount of a higher level outweighs every amount of a
/// lower one: first the strong errors are made as small as they can be, then the medium ones, then the weak ones.
/// Within a level the weighted sum of the errors counts. A custom strength may weigh on several levels at once.
public struct Strength: Hashable, Sendable {
  /// The weight on the level that counts first.
  public var strong: Double
  /// The weight on the level that counts second.
  public var medium: Double
  /// The weight on the level that counts last.
  public var weak: Double
  /// Whether it must hold; the weights don't matter then.
  public let isRequired: Bool

  /// Makes a strength from a weight a level; not negative, finite, and not all 0.
  public init(strong: Double = 0, medium: Double = 0, weak: Double = 0) {
    self.init(strong: strong, medium: medium, weak: weak, isRequired: false)
  }

  private init(strong: Double, medium: Double, weak: Double, isRequired: Bool) {
    self.strong = strong
    self.medium = medium
    self.weak = weak
    self.isRequired = isRequired
  }

  /// Must hold.
  public static let required = Strength(strong: 0, medium: 0, weak: 0, isRequired: true)
  /// Outweighs every medium and weak constraint.
  public static let strong = Strength(strong: 1)
  /// Outweighs every weak constraint.
  public static let medium = Strength(medium: 1)
  /// Gives way to everything else.
  public static let weak = Strength(weak: 1)

  /// The strength with all its weights multiplied by a factor above 0; a required one stays as it is.
  public func weighted(_ factor: Double) -> Strength {
    Strength(strong: strong * factor, medium: medium * factor, weak: weak * factor, isRequired: isRequired)
  }

  /// Whether the weights can be used: not negative, finite, and not all 0.
  var isValid: Bool {
    if isRequired { return true }
    let weights = [strong, medium, weak]
    return weights.allSatisfy { $0.isFinite && $0 >= 0 } && weights.contains { $0 > 0 }
  }
}

extension Strength: CustomStringConvertible {
  /// The strength's name, or its weights.
  public var description: String {
    switch self {
    case .required: "required"
    case .strong: "strong"
    case .medium: "medium"
    case .weak: "weak"
    default: "strong \(strong), medium \(medium), weak \(weak)"
    }
  }
}
