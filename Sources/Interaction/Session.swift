import Geometry
import Gestures
import Motion

/// A panel's life as a state machine: takes events with their times, tells what is shown at any time.
///
/// It reads no clock. Whoever owns it hands in each event with its time, and moves time on with `advance(to:)`;
/// lifecycle events carry the exact moment at which they happen, however rarely it is asked.
public struct Session: Sendable {
  /// The behaviour.
  public internal(set) var style: Style
  /// The world around the panel.
  public internal(set) var surroundings: Surroundings
  /// What the panel is doing.
  public internal(set) var phase: Phase

  /// How each channel gets its value.
  var motions: ChannelMap<ChannelMotion>
  /// Where the panel is going, or where it is.
  var goal: Goal
  /// When the settle in progress ends.
  var settlesAt: Instant?
  /// The drag in progress.
  var grip: Grip?
  /// Where the gesture is that scrolls the page, while it does.
  var scrolledTo: Point?
  /// How far a page that is higher than the panel is scrolled.
  var content = ContentScroll()
  /// How closely the picture is looked at while the panel is at rest, or will be when it has come to rest.
  var zoom = Zoom.base
  /// A hand that moves the picture, while one does.
  var panning: Panning?
  /// Two fingers that hold the picture, while they do.
  var pinch: Pinching?
  /// A hand that pages, while one does.
  var swiping: Swiping?
  /// The fingers that are down.
  var fingers = PinchRecognizer()
  /// Taps on the picture.
  var taps = TapRecognizer()
  /// A pointer that is down, from its press to its release.
  var press: Press?
  /// A scroll that has not become a drag yet, or is one.
  var scrolling: Scrolling?
  /// The speed of what drags.
  var tracker = VelocityTracker()
  /// When the last sample of the pointer was applied, beside the device's own time of it.
  var lastSample: (applied: Instant, stamped: Instant)?

  /// Whether a `willPresent` waits for its `didPresent`.
  var isPresentOpen = false
  /// Whether a `willDismiss` waits for its end.
  var isDismissOpen = false
  /// Whether dismissal is refused.
  var isPrevented = false
  /// Whether a refused dismissal may still be answered.
  var isAnswerAwaited = false
  /// A call to present that waits until a latched dismissal is over; its value says whether it is animated.
  var waitingPresent: Bool?

  /// The last time that was handed in.
  public internal(set) var now: Instant
  var events: [TimedEvent] = []

  /// Where a panel is going.
  enum Goal: Hashable, Sendable {
    /// At full rest, or at the style's stop with a number; full rest has none.
    case rest(stop: Int?)
    /// Away, at a place that stands fixed once the dismissal has begun.
    case away(Place)
  }

  /// A pointer that is down and owns the gesture.
  struct Press: Hashable, Sendable {
    var recognizer: PanRecognizer
    var target: String?
    /// Set when the gesture is over before the pointer is lifted: it starts nothing more.
    var isSpent = false
    /// Watches for a swipe that pages, where there is one.
    var pager: PanRecognizer?
  }

  /// A scroll in progress.
  struct Scrolling: Hashable, Sendable {
    var recognizer: PanRecognizer
    /// Where a pointer that had made the same way would be.
    var position: Point
    var lastEvent: Instant
    /// Set when the gesture is over before the scroll is: it starts nothing more.
    var isSpent = false
    /// Watches for a swipe that pages, where there is one.
    var pager: PanRecognizer?

    /// How long after its last event a scroll without an end is over.
    static let timeout = Span.milliseconds(150)

    var end: Instant { lastEvent + Self.timeout }
  }

  /// Starts a session at a time, at rest: presented or hidden.
  public init(style: Style, surroundings: Surroundings, isPresented: Bool, at time: Instant = .zero) {
    self.style = style
    self.surroundings = surroundings
    phase = isPresented ? .presented : .hidden
    goal = isPresented ? .rest(stop: nil) : .away(style.away.place.settled(velocity: .zero))
    now = time
    motions = ChannelMap { _ in .held(0) }
    hold(at: goal)
    fitContent(at: time)
  }

  /// Takes the lifecycle events that happened since the last call, in order.
  public mutating func takeEvents() -> [TimedEvent] {
    if events.isEmpty { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Whether a source that hides for its panel is hidden now.
  public var isSourceHidden: Bool { style.source?.hides == true && phase != .hidden }

  /// Whether a pointer is down or a scroll goes on, so that the gesture is not over.
  public var isHeld: Bool { press != nil || scrolling != nil || pinch != nil }

  /// Whether what is shown changes by time alone at a moment.
  public func isMoving(at time: Instant) -> Bool {
    if let settlesAt, time < settlesAt { return true }
    if content.isMoving(at: time) { return true }
    return Channel.allCases.contains { channel in
      switch motions[channel] {
      case .held, .followed: false
      case .ramped(_, let remainder), .scaled(let remainder): !remainder.isOver(at: time)
      case .timed(let motion): time < motion.end
      case .sprung(let motion): time < motion.end
      case .coasting(let motion): time < motion.end
      case .switched(_, _, let moment): time < moment
      case .faded(_, _, let start): time < start + Session.crossfade
      }
    }
  }

  /// Whether nothing moves, nothing is held, and nothing will happen without another input.
  public func isAtRest(at time: Instant) -> Bool {
    (phase == .presented || phase == .hidden) && !isMoving(at: time) && scrolling == nil && pinch == nil
      && waitingPresent == nil
  }

  /// The next moment at which something happens without input.
  public var nextDeadline: Instant? {
    var next = settlesAt
    if let end = scrolling?.end { next = min(next ?? end, end) }
    if let end = pinch?.end { next = min(next ?? end, end) }
    return next
  }

  /// Moves time on and lets everything happen that is due by then.
  public mutating func advance(to time: Instant) {
    advance(to: time, includingEnd: true)
  }

  mutating func advance(to time: Instant, includingEnd: Bool) {
    while let deadline = nextDeadline, deadline < time || (includingEnd && deadline == time) {
      now = max(now, deadline)
      // a scroll's end is input, and input comes before what ends at the same time
      if let scroll = scrolling?.end, scroll == deadline {
        endScroll(at: now)
      } else if let pinch = pinch?.end, pinch == deadline {
        endPinch(at: now)
      } else {
        finishSettle(at: now)
      }
    }
    now = max(now, time)
  }

  mutating func emit(_ event: LifecycleEvent, at time: Instant) {
    events.append(TimedEvent(time: time, event: event))
  }
}

extension Place {
  /// The place with `exit` resolved by the velocity with which the panel was let go.
  func settled(velocity: Vector) -> Place {
    guard self == .exit else { return self }
    return velocity.dy >= 0 ? .bottom : .top
  }
}
