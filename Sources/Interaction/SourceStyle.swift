/// What happens to the item from which a panel grows.
public struct SourceStyle: Hashable, Sendable {
  /// Whether the item is hidden while the panel is there, so that the picture is never seen twice.
  public var hides: Bool
  /// The item's corner radius on screen, in points.
  public var cornerRadius: Double
}

extension SourceStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["hides", "cornerRadius"])
    hides = try fields.value("hides", default: true)
    cornerRadius = try fields.number("cornerRadius", in: 0...1e6, default: 0)
  }
}
