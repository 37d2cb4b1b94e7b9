import Geometry

/// The first line of a trace, as it is decoded.
public struct TraceHead: Decodable, Sendable {
  /// The style, by name or whole.
  public let style: Trace.StyleReference
  /// How things stood at the beginning.
  public let surroundings: Surroundings
  /// Whether the panel was at rest on the screen.
  public let startsPresented: Bool

  private enum Start: String, CaseIterable {
    case presented
    case hidden
  }

  /// Reads it from a trace.
  public init(from decoder: any Decoder) throws {
    guard try !decoder.container(keyedBy: Fields.Key.self).contains(.init("t")) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [Fields.Key("t")],
          debugDescription: "a time, as lines of state logs and events have, expected a trace's first line"))
    }
    let fields = try Fields(
      of: decoder,
      allowing: [
        "slipsheet", "version", "size", "scale", "style", "start", "source", "image", "content",
        "page", "pages", "reducedMotion",
      ])
    let format: String = try fields.value("slipsheet")
    guard format == "trace" else { throw fields.error("slipsheet", "\"\(format)\", expected \"trace\"") }
    let version: Int = try fields.value("version")
    guard version == Trace.formatVersion else {
      throw fields.error("version", "\(version) is not known here, expected \(Trace.formatVersion)")
    }
    style = try fields.value("style", default: .named("sheet"))
    let start: Start = try fields.choice("start", default: .presented)
    startsPresented = start == .presented
    var surroundings = Surroundings(
      window: try fields.size("size"), scale: try fields.number("scale", in: 0.1...16, default: 1),
      source: fields.contains("source") ? try fields.rect("source") : nil,
      image: fields.contains("image") ? try fields.size("image") : Size(width: 1200, height: 900),
      content: fields.contains("content") ? try fields.size("content") : nil,
      reducesMotion: try fields.value("reducedMotion", default: false))
    surroundings.setPage(try fields.value("page", default: 0), of: try fields.value("pages", default: 1))
    self.surroundings = surroundings
  }
}

extension Trace.StyleReference: Decodable {
  /// Reads it from a trace.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(), let name = try? container.decode(String.self) {
      self = .named(name)
    } else {
      self = .whole(try Style(from: decoder))
    }
  }
}

extension Fields {
  /// Coordinates and lengths that a window or a finger can have, in points.
  static let coordinates = -1e6...1e6

  func point(_ x: String = "x", _ y: String = "y") throws -> Point {
    Point(x: try number(x, in: Self.coordinates), y: try number(y, in: Self.coordinates))
  }

  func size(_ name: String) throws -> Size {
    let numbers: [Double] = try list(name, count: 2)
    for number in numbers { try check(number, name, in: 0...1e6) }
    return Size(width: numbers[0], height: numbers[1])
  }

  func rect(_ name: String) throws -> Rect {
    let numbers: [Double] = try list(name, count: 4)
    for number in numbers { try check(number, name, in: Self.coordinates) }
    return Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}

extension Point {
  /// The place within the coordinates that a window or a finger can have; what is no number stays none.
  var bounded: Point {
    isFinite ? Point(x: Fields.coordinates.clamp(x), y: Fields.coordinates.clamp(y)) : self
  }
}
