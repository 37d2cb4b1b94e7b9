extension Easing {
  /// The named curves in the order in which they are listed.
  private static let named: [(name: String, easing: Easing)] = {
    let beziers = [
      ("linear", linear), ("ease", ease), ("ease-in", easeIn), ("ease-out", easeOut),
      ("ease-in-out", easeInOut),
    ]
    let families = Family.allCases.flatMap { family in
      Direction.allCases.map { ("\(family.rawValue)-\($0.rawValue)", Easing(family, $0)) }
    }
    return beziers + families
  }()

  /// The names of all curves that have one, such as `quad-in`.
  public static let names = named.map(\.name)

  /// The curve of a name out of `names`; nil for others.
  public init?(name: String) {
    guard let easing = Self.named.first(where: { $0.name == name })?.easing else { return nil }
    self = easing
  }

  /// The curve's name; nil for a cubic Bezier that has none.
  public var name: String? {
    Self.named.first { $0.easing == self }?.name
  }
}

extension Easing: Codable {
  /// Reads a name, or the four numbers of a cubic Bezier with x in 0...1.
  ///
  /// Throws `DecodingError.dataCorrupted` or `typeMismatch` that says what would be right.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func corrupted(_ description: String) -> DecodingError {
      DecodingError.dataCorruptedError(in: container, debugDescription: description)
    }
    if let name = try? container.decode(String.self) {
      guard let easing = Easing(name: name) else {
        throw corrupted(
          "\"\(name)\" is no easing; use one of \(Self.names.joined(separator: ", ")), or [x1, y1, x2, y2]")
      }
      self = easing
    } else if let numbers = try? container.decode([Double].self) {
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
        throw corrupted("a cubic Bezier has four finite numbers: [x1, y1, x2, y2]")
      }
      guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        throw corrupted("x1 and x2 of a cubic Bezier lie in 0...1")
      }
      guard abs(numbers[1]) <= 1000, abs(numbers[3]) <= 1000 else {
        throw corrupted("y1 or y2 of a cubic Bezier is out of range, expected -1000 to 1000")
      }
      self = .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    } else {
      throw DecodingError.typeMismatch(
        Easing.self,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "an easing is a name, such as \"quad-in\", or [x1, y1, x2, y2]"))
    }
  }

  /// Writes the name where there is one, else the four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let name {
      try container.encode(name)
    } else if case .cubicBezier(let bezier) = curve {
      try container.encode([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
    }
  }
}
