import Geometry

/// What a session is told of the world around the panel.
public struct Surroundings: Hashable, Sendable {
  /// The window's size in points; lengths are taken as at least 1 and at most 1e6.
  public var window: Size {
    didSet { window = Self.sensible(window) }
  }
  /// Pixels a point; no value of a session depends on it.
  public var scale: Double
  /// The source's frame in window space, or nil for a small one near the lower left corner.
  public var source: Rect?
  /// The picture's own size, in pixels; only its proportions count.
  public var image: Size {
    didSet { image = Self.sensible(image) }
  }
  /// The size of what the panel shows where it is a page, in points; nil where it fits.
  public var content: Size?
  /// How many pictures there are to page through.
  public private(set) var pageCount = 1
  /// Which of them the panel shows, from 0 on.
  public private(set) var page = 0
  /// Whether motion of the panel's own account is to be avoided.
  public var reducesMotion: Bool

  /// Describes the world around a panel.
  public init(
    window: Size, scale: Double = 1, source: Rect? = nil, image: Size = Size(width: 1200, height: 900),
    content: Size? = nil, reducesMotion: Bool = false
  ) {
    self.window = Self.sensible(window)
    self.scale = scale
    self.source = source
    self.image = Self.sensible(image)
    self.content = content
    self.reducesMotion = reducesMotion
  }

  /// The source's frame, of at least 1 x 1 points.
  public var sourceFrame: Rect {
    let frame = source ?? Rect(x: 20, y: window.height - 95, width: 100, height: 75)
    return Rect(origin: frame.origin.bounded, size: Self.sensible(frame.size))
  }

  /// Tells how many pictures there are, and which of them is shown; both are brought within what can be.
  public mutating func setPage(_ page: Int, of count: Int) {
    pageCount = max(1, min(Self.mostPages, count))
    self.page = max(0, min(pageCount - 1, page))
  }

  /// More pictures than anyone pages through.
  static let mostPages = 1_000_000

  private static func sensible(_ size: Size) -> Size {
    Size(width: sensible(size.width), height: sensible(size.height))
  }

  private static func sensible(_ length: Double) -> Double {
    length.isNaN ? 1 : max(1, min(Fields.coordinates.upperBound, length))
  }
}
