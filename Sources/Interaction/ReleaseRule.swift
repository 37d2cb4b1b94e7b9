import Geometry

/// Decides whether a release dismisses: a clause, or clauses of which any or all must hold.
public indirect enum ReleaseRule: Hashable, Sendable {
  case clause(Clause)
  case any([ReleaseRule])
  case all([ReleaseRule])

  /// The clauses in the order in which the style names them.
  public var clauses: [Clause] {
    switch self {
    case .clause(let clause): [clause]
    case .any(let rules), .all(let rules): rules.flatMap(\.clauses)
    }
  }

  /// Whether the rule dismisses, in a window of a size.
  func dismisses(translation: Vector, velocity: Vector, in window: Size) -> Bool {
    switch self {
    case .clause(let clause):
      clause.holds(clause.measure(translation: translation, velocity: velocity), in: window)
    case .any(let rules):
      rules.contains { $0.dismisses(translation: translation, velocity: velocity, in: window) }
    case .all(let rules):
      rules.allSatisfy { $0.dismisses(translation: translation, velocity: velocity, in: window) }
    }
  }
}

extension ReleaseRule: Codable {
  /// How deep rules may stand in rules.
  static let maximumDepth = 8

  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < 2 * Self.maximumDepth + 2 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "rules stand in rules deeper than \(Self.maximumDepth) times"))
    }
    let keys = try decoder.container(keyedBy: Fields.Key.self)
    guard keys.contains(.init("any")) || keys.contains(.init("all")) else {
      self = .clause(try Clause(from: decoder))
      return
    }
    let isAny = keys.contains(.init("any"))
    let fields = try Fields(of: decoder, allowing: [isAny ? "any" : "all"])
    let rules: [ReleaseRule] = try fields.value(isAny ? "any" : "all")
    guard !rules.isEmpty else { throw fields.error(isAny ? "any" : "all", "is empty, expected a clause") }
    self = isAny ? .any(rules) : .all(rules)
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .clause(let clause): try clause.encode(to: encoder)
    case .any(let rules):
      var container = encoder.container(keyedBy: Fields.Key.self)
      try container.encode(rules, forKey: .init("any"))
    case .all(let rules):
      var container = encoder.container(keyedBy: Fields.Key.self)
      try container.encode(rules, forKey: .init("all"))
    }
  }
}
