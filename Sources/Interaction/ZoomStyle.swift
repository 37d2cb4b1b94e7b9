import Motion

/// How a picture is looked at closely; it never stands smaller than it rests.
public struct ZoomStyle: Hashable, Sendable {
  /// What happens to the zoom when a drag takes a picture that is zoomed in.
  public struct Ease: Hashable, Sendable {
    /// How long it takes until the picture is as large as it rests, in seconds.
    public var duration: Double
    /// The curve on the way.
    public var easing: Easing
  }

  /// How many times larger than at rest the picture may stand, in 1...64.
  public var maximum: Double
  /// How many times larger a double tap makes it, in 1...`maximum`.
  public var doubleTap: Double
  /// How the zoom goes when a drag takes the picture, or nil where it stays.
  public var onDrag: Ease?
}

extension ZoomStyle: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["maximum", "doubleTap", "onDrag"])
    maximum = try fields.number("maximum", in: 1...64, default: 8)
    doubleTap = try fields.number("doubleTap", in: 1...maximum, default: min(2.5, maximum))
    onDrag = try fields.optional("onDrag")
  }
}

extension ZoomStyle.Ease: Codable {
  /// Reads it from a style file.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, allowing: ["duration", "easing"])
    duration = try fields.number("duration", in: 0...SettleStyle.longest)
    easing = try fields.value("easing", default: .linear)
  }
}
