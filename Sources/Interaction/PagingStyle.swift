/// How a panel goes from one picture to the next.
public struct PagingStyle: Hashable, Sendable {
  /// Whether a swipe to the side pages; keys and arrows do in any case.
  public var swipe: Bool
  /// How far two pictures stand apart, in points.
  public var gap: Double
}

extension PagingStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["swipe", "gap"])
    swipe = try fields.value("swipe", default: false)
    gap = try fields.number("gap", in: 0...1000, default: 16)
  }
}
