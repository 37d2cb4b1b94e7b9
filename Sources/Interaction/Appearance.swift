/// What a panel looks like where it is not at rest; channels that are not named are as at rest.
public struct Appearance: Hashable, Sendable {
  /// A channel's value, as a number or as the source has it.
  public enum Value: Hashable, Sendable {
    case number(Double)
    /// The source's corner radius, as it must be before the panel is scaled to the source.
    case source
  }

  /// Where the panel is.
  public var place: Place
  /// The channels that differ from their values at rest.
  public var values: [Channel: Value]
}

extension Appearance: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let names = ["place"] + Channel.styled.map(\.name)
    let fields = try Fields(of: decoder, allowing: names)
    place = try fields.choice("place", default: .rest)
    values = [:]
    for channel in Channel.styled where fields.contains(channel.name) {
      let value: Value = try fields.value(channel.name)
      switch value {
      case .number(let number): try fields.check(number, channel.name, in: channel.sensibleValues)
      case .source where channel != .cornerRadius:
        throw fields.error(channel.name, "\"source\" is for cornerRadius alone, expected a number")
      case .source: break
      }
      values[channel] = value
    }
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    try container.encode(place, forKey: .init("place"))
    for channel in Channel.styled {
      if let value = values[channel] { try container.encode(value, forKey: .init(channel.name)) }
    }
  }
}

extension Appearance.Value: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self), text == "source" {
      self = .source
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a number or \"source\"")
    }
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .source: try container.encode("source")
    }
  }
}

extension Channel {
  /// The values that a style may ask of the channel.
  var sensibleValues: ClosedRange<Double> {
    switch self {
    case .opacity, .backdrop, .controls: 0...1
    case .scale, .presenterScale: 0...100
    case .backdropBlur: 0...200
    default: 0...1e6
    }
  }
}
