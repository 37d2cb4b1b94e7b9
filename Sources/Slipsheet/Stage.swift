import Drawing
import Geometry
import Gestures
import Interaction
import Motion
import Scene

/// A screen and the panel over it: takes input, lets the panel live, and tells what a frame shows.
///
/// It knows no window and no clock: who owns it hands in events with their times and draws its display lists.
@MainActor
public final class Stage {
  /// What lies behind the panel.
  public let presenter: any Page
  /// The panel.
  public let panel: Panel

  /// Hears every lifecycle event before the panel does.
  public var onEvent: ((TimedEvent) -> Void)?
  /// Hears everything that reaches the session, as a trace has it.
  public var onInput: ((Trace.Entry) -> Void)?
  /// Runs when what is shown has changed or begins to change.
  public var onNeedsFrame: (() -> Void)?
  /// Tells the time at which a call from code happens; without it, that of the last event.
  public var clock: (() -> Instant)?

  var session: Session
  /// The time of the last frame that was shown; input is never applied before it.
  var lastShown: Instant?
  var layout = StageLayout()
  let presenterRaster: PageRaster
  let panelRaster: PageRaster
  var list: DisplayList
  var held: HeldControl?
  var hovered: ControlReference?
  private var isDelivering = false

  /// Sets the stage for a window of a size in points and a scale in pixels a point.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the panel is on the screen from the beginning.
  ///   - time: The zero of its time.
  public init(
    presenter: any Page, panel: Panel, surroundings: Surroundings, isPresented: Bool = false,
    at time: Instant = .zero
  ) {
    self.presenter = presenter
    self.panel = panel
    session = Session(
      style: panel.style, surroundings: surroundings, isPresented: isPresented, at: time)
    presenterRaster = PageRaster(presenter)
    panelRaster = PageRaster(panel.page)
    list = DisplayList(size: surroundings.window)
    panel.stage = self
    if panel.isDismissalPrevented { session.handle(.prevent(true), at: time) }
  }

  /// What the panel is doing.
  public var phase: Phase { session.phase }

  /// The window's size in points.
  public var size: Size { session.surroundings.window }

  /// Pixels a point.
  public var scale: Double { session.surroundings.scale }

  /// The next moment at which something happens without input.
  public var nextDeadline: Instant? { session.nextDeadline }

  /// Whether what is shown changes by time alone at a moment.
  public func isMoving(at time: Instant) -> Bool { session.isMoving(at: time) }

  /// Whether nothing moves and nothing will happen without another input.
  public func isAtRest(at time: Instant) -> Bool { session.isAtRest(at: time) }

  /// Everything that is shown of the panel at a moment.
  public func sample(at time: Instant) -> Sample { session.sample(at: time) }

  /// Takes an event as a trace has it, its control already found.
  public func replay(_ entry: Trace.Entry) {
    apply(entry.event, at: entry.time)
  }

  /// Moves time on and lets everything happen that is due by then.
  public func advance(to time: Instant) {
    session.advance(to: time)
    deliverEvents()
  }

  /// Applies a call from code.
  func call(_ event: SessionEvent) {
    apply(event, at: afterLastShown(clock?() ?? session.now))
  }

  /// A time behind what was last shown, so that a replay in the order of times sees what the hand saw.
  func afterLastShown(_ time: Instant) -> Instant {
    guard let lastShown, time <= lastShown else { return time }
    return lastShown + Span(nanoseconds: 1)
  }

  func apply(_ event: SessionEvent, at time: Instant) {
    let time = max(time, session.now)
    onInput?(Trace.Entry(at: time, event))
    session.handle(event, at: time)
    deliverEvents()
    onNeedsFrame?()
  }

  /// Tells what happened; a listener may call the panel meanwhile, and what that causes is told afterwards.
  private func deliverEvents() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while true {
      let events = session.takeEvents()
      if events.isEmpty { return }
      for event in events {
        onEvent?(event)
        panel.onEvent?(event)
      }
    }
  }
}
