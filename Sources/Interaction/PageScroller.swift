import Geometry
import Gestures
import Motion

/// Scrolls a page that no panel covers: by finger, touchpad, wheel and keys, with a flick that runs out.
public struct PageScroller: Sendable {
  private var content = ContentScroll()
  private var recognizer: PanRecognizer?
  private var last: Point?
  private var tracker = VelocityTracker()

  /// How far a pointer moves before it scrolls, in points.
  public static let slop = 10.0

  /// Starts at the page's top, with nothing to scroll.
  public init() {}

  /// How far the page is scrolled at a moment, in points.
  public func offset(at time: Instant) -> Double { content.offset(at: time) }

  /// Whether the page moves by itself at a moment.
  public func isMoving(at time: Instant) -> Bool { content.isMoving(at: time) }

  /// Whether a pointer scrolls the page now.
  public var isScrolling: Bool { recognizer?.hasBegun == true }

  /// Tells how much of the page is out of sight, in points.
  public mutating func resize(extent: Double, at time: Instant) {
    content.resize(extent: extent, at: time)
  }

  /// Scrolls so far that a part of the page can be seen in a view of a height.
  public mutating func reveal(_ part: Rect, in height: Double, at time: Instant) {
    let offset = content.offset(at: time)
    if part.minY < offset {
      _ = content.take(offset - part.minY, at: time)
    } else if part.maxY > offset + height {
      _ = content.take(offset + height - part.maxY, at: time)
    }
  }

  /// Takes input.
  public mutating func handle(_ input: InputEvent, at time: Instant) {
    switch input {
    case .down(let down):
      guard recognizer == nil, down.position.isFinite, down.device != .mouse || down.button == 1 else {
        return
      }
      content.stop(at: time)
      recognizer = PanRecognizer(id: down.id, press: down.position, slop: Self.slop, axis: .vertical)
      last = nil
      tracker.reset()
      tracker.add(down.position, at: down.stamp ?? time)
    case .move(let move): follow(move, at: time)
    case .up(let up):
      guard let pan = recognizer, pan.id == up.id else { return }
      recognizer = nil
      if pan.hasBegun { content.fling(velocity: tracker.velocity(at: up.stamp ?? time).dy, at: time) }
    case .cancel(let id):
      if recognizer?.id == id { recognizer = nil }
    case .scroll(let scroll):
      guard recognizer == nil, scroll.delta.isFinite else { return }
      _ = content.take(scroll.delta.dy, at: time)
    case .pinch, .key, .resize, .focus, .close:
      break
    }
  }

  private mutating func follow(_ move: PointerMove, at time: Instant) {
    guard move.position.isFinite, var pan = recognizer, pan.id == move.id else { return }
    tracker.add(move.position, at: move.stamp ?? time)
    let change = pan.move(to: move.position)
    recognizer = pan
    switch change {
    case .possible: return
    case .began(let origin): _ = content.take(move.position.y - origin.y, at: time)
    case .changed: _ = content.take(move.position.y - (last ?? move.position).y, at: time)
    }
    last = move.position
  }
}
