import Drawing
import Geometry
import Motion
import Scene

/// The thin bar that tells where one is on a long page: there while it scrolls, gone soon after.
struct ScrollIndicator {
  private var offset: Double?
  private var moved: Instant?

  private static let stay = Span.milliseconds(700)
  private static let fade = Span.milliseconds(300)
  /// Lengths in points.
  private static let width = 3.0
  private static let margin = 3.0
  private static let shortest = 32.0
  private static let strength = 0.45

  /// Takes how far the page is scrolled in a frame.
  mutating func follow(_ offset: Double, at time: Instant) {
    if let before = self.offset, before != offset { moved = time }
    self.offset = offset
  }

  /// How much of it is seen at a moment, in 0...1.
  func opacity(at time: Instant) -> Double {
    guard let moved else { return 0 }
    let faded = (time - moved - Self.stay).seconds / Self.fade.seconds
    return max(0, min(1, 1 - faded))
  }

  /// Whether it fades at a moment.
  func isFading(at time: Instant) -> Bool {
    let opacity = opacity(at: time)
    return opacity > 0 && opacity < 1
  }

  /// When it begins to fade, where that is still to come.
  func nextDeadline(after time: Instant) -> Instant? {
    moved.map { $0 + Self.stay + Span(nanoseconds: 1) }.flatMap { $0 > time ? $0 : nil }
  }

  /// The bar at the right edge of a view of a page; nil where there is none to see.
  func node(over view: Size, content: Double, on background: Color, at time: Instant) -> Node? {
    let opacity = opacity(at: time)
    guard let offset, opacity > 0, content > view.height, view.height > Self.shortest * 2 else { return nil }
    let track = view.height - 2 * Self.margin
    let length = max(Self.shortest, track * view.height / content)
    let way = max(0, min(1, offset / (content - view.height)))
    let frame = Rect(
      x: view.width - Self.margin - Self.width, y: Self.margin + (track - length) * way, width: Self.width,
      height: length)
    let isDark = background.red * 0.3 + background.green * 0.59 + background.blue * 0.11 < 0.5
    return Node(
      color: (isDark ? Color.white : .black).opacity(Self.strength), frame: frame,
      corners: CornerRadii(Self.width / 2), opacity: opacity)
  }
}
