import Geometry

/// A length in points or as a share of the window, as style files write it: `100`, `"0.5H"`, `"1W"`.
public enum Length: Hashable, Sendable {
  /// So many points.
  case points(Double)
  /// A share of the window's height.
  case heights(Double)
  /// A share of the window's width.
  case widths(Double)

  /// The length in points, in a window of a size.
  public func points(in window: Size) -> Double {
    switch self {
    case .points(let points): points
    case .heights(let share): share * window.height
    case .widths(let share): share * window.width
    }
  }
}

extension Length: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Double.self) {
      self = .points(try Self.checked(points, in: container))
      return
    }
    if let text = try? container.decode(String.self), let share = Double(text.dropLast()) {
      switch text.last {
      case "H":
        self = .heights(try Self.checked(share, in: container))
        return
      case "W":
        self = .widths(try Self.checked(share, in: container))
        return
      default: break
      }
    }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "expected points (100) or a share of the window (\"0.5H\", \"1W\")")
  }

  private static func checked(_ number: Double, in container: any SingleValueDecodingContainer) throws
    -> Double
  {
    let range = Fields.sensible
    guard range.contains(number) else {
      let cause = NumberOutOfRange(number: number, range: range)
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath, debugDescription: cause.description, underlyingError: cause))
    }
    return number
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .points(let points): try container.encode(points)
    case .heights(let share): try container.encode("\(number: share)H")
    case .widths(let share): try container.encode("\(number: share)W")
    }
  }
}
