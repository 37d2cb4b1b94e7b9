import Motion

/// A behaviour as data: how a panel is presented, follows the hand, decides, and settles.
public struct Style: Hashable, Sendable {
  /// The version of the format that this library reads and writes.
  public static let formatVersion = 1

  /// The name under which logs and pictures speak of it.
  public var name: String
  /// One sentence for people.
  public var summary: String
  /// What the panel shows, and how that fills it.
  public var content: ContentStyle
  /// The channels at rest, where they differ from the defaults: opaque, unscaled, no backdrop.
  public var rest: [Channel: Double]
  /// The item from which the panel grows, or nil where it comes from an edge.
  public var source: SourceStyle?
  /// What the panel looks like just before it is presented, where that differs from `away`.
  public var entry: Appearance?
  /// What the panel looks like when it is gone.
  public var away: Appearance
  /// How the panel follows the pointer.
  public var drag: DragStyle
  /// Whether a release dismisses.
  public var release: ReleaseRule
  /// Where else than at full rest the panel may stay, or nil for nowhere.
  public var stops: StopsStyle?
  /// The way onto the screen.
  public var present: SettleStyle
  /// The way back to rest when a drag does not dismiss.
  public var restore: SettleStyle
  /// The way off the screen.
  public var dismiss: SettleStyle
  /// Whether a dismissal, once it runs, takes no more input.
  public var latches: Bool
  /// Whether springs go on with the velocity that the panel has, instead of their own initial one.
  public var handsOverVelocity: Bool
  /// Whether a tap on the panel beside its controls dismisses it.
  public var dismissesOnTap: Bool
  /// Whether backdrop and panel fade as one.
  public var fadesAsGroup: Bool

  /// The channels at rest, as they are decoded.
  private struct Rest: Decodable {
    var values: [Channel: Double] = [:]

    init(from decoder: any Decoder) throws {
      let fields = try Fields(of: decoder, allowing: Channel.styled.map(\.name))
      for channel in Channel.styled where fields.contains(channel.name) {
        values[channel] = try fields.number(channel.name, in: channel.sensibleValues)
      }
    }
  }

  /// The value of a channel at rest.
  func atRest(_ channel: Channel) -> Double { rest[channel] ?? channel.defaultAtRest }

  /// Whether the drag changes the panel's size.
  var dragScales: Bool { drag.ramps[.scale] != nil }
}

extension Style: Codable {
  private static let keys = [
    "version", "name", "summary", "content", "rest", "source", "entry", "away", "drag", "release", "stops",
    "present",
    "restore", "dismiss", "latches", "handsOverVelocity", "dismissesOnTap", "fadesAsGroup",
  ]

  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: Self.keys)
    let version: Int = try fields.value("version")
    guard version == Self.formatVersion else {
      throw fields.error("version", "\(version) is not known here, expected \(Self.formatVersion)")
    }
    name = try fields.value("name")
    guard !name.isEmpty, name.count <= 100 else {
      throw fields.error("name", "expected 1 to 100 characters")
    }
    summary = try fields.value("summary", default: "")
    content = try fields.value("content")
    rest = try fields.optional("rest", as: Rest.self)?.values ?? [:]
    source = try fields.optional("source")
    entry = try fields.optional("entry")
    away = try fields.value("away")
    drag = try fields.value("drag")
    release = try fields.value("release")
    stops = try fields.optional("stops")
    present = try fields.value("present")
    restore = try fields.value("restore")
    dismiss = try fields.value("dismiss")
    latches = try fields.value("latches", default: false)
    handsOverVelocity = try fields.value("handsOverVelocity", default: false)
    dismissesOnTap = try fields.value("dismissesOnTap", default: false)
    fadesAsGroup = try fields.value("fadesAsGroup", default: false)
  }

  /// Writes it as style files have it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Fields.Key.self)
    try container.encode(Self.formatVersion, forKey: .init("version"))
    try container.encode(name, forKey: .init("name"))
    if !summary.isEmpty { try container.encode(summary, forKey: .init("summary")) }
    try container.encode(content, forKey: .init("content"))
    if !rest.isEmpty { try container.encode(ByChannel(rest), forKey: .init("rest")) }
    try container.encodeIfPresent(source, forKey: .init("source"))
    try container.encodeIfPresent(entry, forKey: .init("entry"))
    try container.encode(away, forKey: .init("away"))
    try container.encode(drag, forKey: .init("drag"))
    try container.encode(release, forKey: .init("release"))
    try container.encodeIfPresent(stops, forKey: .init("stops"))
    try container.encode(present, forKey: .init("present"))
    try container.encode(restore, forKey: .init("restore"))
    try container.encode(dismiss, forKey: .init("dismiss"))
    if latches { try container.encode(true, forKey: .init("latches")) }
    if handsOverVelocity { try container.encode(true, forKey: .init("handsOverVelocity")) }
    if dismissesOnTap { try container.encode(true, forKey: .init("dismissesOnTap")) }
    if fadesAsGroup { try container.encode(true, forKey: .init("fadesAsGroup")) }
  }
}
