import Geometry
import Gestures
import Interaction
import Motion

/// A hand that takes a panel at rest along an axis, moves it, and lets it go at a distance with a speed.
///
/// Everything goes through a session, which is a value: what one trial does, the next one does not see.
struct Pull {
  /// How a trial ended.
  struct Release {
    /// How far the hand was from where it took the panel, in points along the axis.
    let distance: Double
    /// Its speed, in points per second along the axis.
    let velocity: Double
    /// When the panel was let go.
    let time: Instant
    /// What was shown just before.
    let before: Sample
    /// What the rule measured.
    let decision: Decision
    /// Whether the panel leaves.
    let isDismissed: Bool
    /// The session behind the release, at `time`.
    let session: Session
  }

  /// Along which the hand moves.
  let axis: Axis
  /// The session with the panel in the hand, as far as it was moved.
  private(set) var session: Session
  /// When it was moved there.
  private(set) var time: Instant
  /// Where the pointer is when the panel's translation is zero.
  private let origin: Point

  /// How often the moving hand is seen, as `DragSpec` has it.
  private static let samplingInterval = Span.milliseconds(8)
  /// For how long the hand keeps its last speed: all that a velocity is made of.
  private static let steadyTime = VelocityTracker.horizon
  /// Long enough that nothing of what was before counts for the velocity.
  private static let pause = Span.milliseconds(60)

  /// Takes the panel in the middle of the window, towards the positive or the negative end of an axis.
  ///
  /// Returns nil where a hand that moves so drags nothing.
  init?(
    _ style: Style, in surroundings: Surroundings, along axis: Axis, towards direction: Double = 1,
    at start: Instant = .zero
  ) {
    self.axis = axis
    let press = Point(
      x: (surroundings.window.width / 2).rounded(), y: (surroundings.window.height / 2).rounded())
    session = Session(style: style, surroundings: surroundings, isPresented: true, at: start)
    session.handle(.input(.down(PointerDown(id: 1, position: press))), at: start)
    var slop = Vector.zero
    slop[axis] = direction * style.drag.slop
    var beyond = slop
    beyond[axis] += direction
    time = start + .milliseconds(1)
    session.handle(.input(.move(PointerMove(id: 1, position: press + beyond))), at: time)
    guard session.phase == .dragging else { return nil }
    origin = press + slop
    move(to: 0)
  }

  /// What is shown with the hand where it is.
  var shown: Sample { session.sample(at: time) }

  /// Moves the hand to a distance from where the panel was taken, in points along the axis.
  mutating func move(to distance: Double, after span: Span = .milliseconds(1)) {
    time = time + span
    var way = Vector.zero
    way[axis] = distance
    session.handle(.input(.move(PointerMove(id: 1, position: origin + way))), at: time)
  }

  /// Holds still until all that runs by itself has run.
  mutating func hold(for span: Span) {
    time = time + span
    session.advance(to: time)
  }

  /// Lets the panel go at a distance, in points, after a speed that was steady for 100 ms, in points per second.
  func release(at distance: Double, velocity: Double) -> Release? {
    var hand = self
    let steady = Self.steadyTime
    hand.move(to: distance - velocity * steady.seconds)
    hand.hold(for: Self.pause)
    var past = Span.zero
    while past < steady {
      hand.move(
        to: distance - velocity * (steady - past).seconds,
        after: past == .zero ? .zero : Self.samplingInterval)
      past = past + Self.samplingInterval
    }
    hand.move(to: distance, after: steady - (past - Self.samplingInterval))
    return hand.letGo(at: distance, velocity: velocity)
  }

  private func letGo(at distance: Double, velocity: Double) -> Release? {
    var session = session
    let before = session.sample(at: time)
    var way = Vector.zero
    way[axis] = distance
    _ = session.takeEvents()
    session.handle(.input(.up(PointerMove(id: 1, position: origin + way))), at: time)
    for event in session.takeEvents() {
      guard case .dragEnded(let outcome, let decision) = event.event else { continue }
      return Release(
        distance: distance, velocity: velocity, time: time, before: before, decision: decision,
        isDismissed: outcome == .dismiss, session: session)
    }
    return nil
  }
}
