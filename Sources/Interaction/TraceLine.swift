import Geometry
import Gestures
import Motion

/// A line of a trace behind the first, as it is decoded.
public struct TraceLine: Decodable, Sendable {
  /// What happened; a style is still a reference.
  public enum Content: Sendable {
    case event(SessionEvent)
    case style(Trace.StyleReference)
  }

  /// When it was applied.
  public let time: Instant
  /// What happened.
  public let content: Content

  private enum Kind: String, CaseIterable {
    case down, move, up, cancel, scroll, pinch, key, resize, focus, close
    case present, dismiss, prevent, answer, source, content, image, pages, reducedMotion, style

    var fields: [String] {
      switch self {
      case .down: ["id", "x", "y", "device", "button", "stamp", "target"]
      case .move, .up: ["id", "x", "y", "device", "button", "stamp"]
      case .cancel: ["id"]
      case .scroll: ["x", "y", "dx", "dy", "device", "phase", "stamp"]
      case .pinch: ["x", "y", "scale", "phase"]
      case .key: ["key", "pressed"]
      case .resize: ["size", "scale"]
      case .focus: ["focused"]
      case .close: []
      case .present, .dismiss: ["animated"]
      case .prevent: ["prevented"]
      case .answer: ["allowed"]
      case .source: ["frame"]
      case .reducedMotion: ["reduced"]
      case .content, .image: ["size"]
      case .pages: ["page", "count"]
      case .style: ["style"]
      }
    }
  }

  /// The longest trace, in seconds: a day.
  static let longest = Limits.traceLength

  /// Reads it from a trace.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Fields.Key.self)
    guard let name = try? container.decode(String.self, forKey: .init("kind")) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [Fields.Key("kind")], debugDescription: "missing, expected the name of an event"))
    }
    guard let kind = Kind(rawValue: name) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: [Fields.Key("kind")], debugDescription: "\"\(name)\" is none of \(kinds)"))
    }
    let fields = try Fields(of: decoder, allowing: ["t", "kind"] + kind.fields)
    time = .seconds(try fields.number("t", in: 0...Self.longest))
    if kind == .style {
      content = .style(try fields.value("style"))
    } else {
      content = .event(try Self.event(of: kind, fields))
    }
  }

  private static func event(of kind: Kind, _ fields: Fields) throws -> SessionEvent {
    switch kind {
    case .present: .present(animated: try fields.value("animated", default: true))
    case .dismiss: .dismiss(animated: try fields.value("animated", default: true))
    case .prevent: .prevent(try fields.value("prevented"))
    case .answer: .answer(allowed: try fields.value("allowed"))
    case .source: .source(try fields.rect("frame"))
    case .content: .content(try fields.size("size"))
    case .reducedMotion: .reducedMotion(try fields.value("reduced"))
    case .image: .image(try fields.size("size"))
    case .pages: .pages(try fields.value("page"), of: try fields.value("count"))
    default: .input(try input(of: kind, fields))
    }
  }

  private static func input(of kind: Kind, _ fields: Fields) throws -> InputEvent {
    switch kind {
    case .down: return .down(try down(fields))
    case .move: return .move(try move(fields))
    case .up: return .up(try move(fields))
    case .cancel: return .cancel(id: try fields.value("id"))
    case .scroll:
      return .scroll(
        Scroll(
          position: try fields.point(),
          delta: Vector(
            dx: try fields.number("dx", in: Fields.coordinates, default: 0),
            dy: try fields.number("dy", in: Fields.coordinates, default: 0)),
          device: try fields.choice("device"),
          phase: fields.contains("phase") ? try fields.choice("phase") : nil, stamp: try stamp(fields)))
    case .pinch:
      return .pinch(
        Pinch(
          position: try fields.point(), scale: try fields.number("scale", in: 0.001...1000),
          phase: try fields.choice("phase")))
    case .key:
      return .key(Key(try fields.value("key"), isPressed: try fields.value("pressed", default: true)))
    case .resize:
      return .resize(
        try fields.size("size"), scale: try fields.number("scale", in: 0.1...16, default: 1))
    case .focus: return .focus(try fields.value("focused"))
    default: return .close
    }
  }

  private static func down(_ fields: Fields) throws -> PointerDown {
    PointerDown(
      id: try fields.value("id"), position: try fields.point(),
      device: try fields.choice("device", default: .touch), button: try fields.value("button", default: 1),
      stamp: try stamp(fields), target: try fields.value("target", default: nil))
  }

  private static func move(_ fields: Fields) throws -> PointerMove {
    PointerMove(id: try fields.value("id"), position: try fields.point(), stamp: try stamp(fields))
  }

  private static func stamp(_ fields: Fields) throws -> Instant? {
    guard fields.contains("stamp") else { return nil }
    return .seconds(try fields.number("stamp", in: -longest...longest))
  }
}
