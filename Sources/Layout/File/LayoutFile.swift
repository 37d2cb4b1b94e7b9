/// A layout as a file describes it: constraints over named variables, and steps that edit some of them.
public struct LayoutFile: Codable, Sendable {
  /// A constraint: terms * variables + constant (relation) 0.
  public struct Rule: Codable, Sendable {
    /// The coefficients, by the names of their variables.
    public var terms: [String: Double]
    /// What is added to the terms.
    public var constant: Double
    /// How the sum compares with 0.
    public var relation: Relation
    /// How much the constraint matters.
    public var strength: NamedStrength

    /// Describes a constraint.
    public init(
      terms: [String: Double], constant: Double = 0, relation: Relation, strength: NamedStrength = .required
    ) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.strength = strength
    }
  }

  /// A step: what is suggested for the edited variables, all at once.
  public struct Step: Codable, Sendable {
    /// The values, by the names of their variables.
    public var suggest: [String: Double]

    /// Describes a step.
    public init(suggest: [String: Double]) {
      self.suggest = suggest
    }
  }

  /// The variables that the steps edit, with the strength strong.
  public var edits: [String]
  /// In the order in which they are added.
  public var constraints: [Rule]
  /// What is suggested, in order.
  public var steps: [Step]

  /// Describes a layout.
  public init(edits: [String] = [], constraints: [Rule], steps: [Step] = []) {
    self.edits = edits
    self.constraints = constraints
    self.steps = steps
  }
}

extension LayoutFile.Rule {
  /// Reads a constraint; the constant is 0 and the strength required where they are left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    terms = try container.decode([String: Double].self, forKey: .terms)
    constant = try container.decodeIfPresent(Double.self, forKey: .constant) ?? 0
    relation = try Self.decode(Relation.self, .relation, container)
    strength =
      container.contains(.strength) ? try Self.decode(NamedStrength.self, .strength, container) : .required
  }

  /// Reads one of some words; the error names them all.
  private static func decode<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type, _ key: CodingKeys, _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Word {
    let text = try container.decode(String.self, forKey: key)
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: key, in: container, debugDescription: "expected one of \(words), not \"\(text)\"")
  }
}
