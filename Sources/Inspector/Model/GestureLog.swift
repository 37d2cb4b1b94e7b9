import Geometry
import Interaction
import Motion

/// The last gesture: where it was at which time, and what became of it.
struct GestureLog: Equatable {
  /// Where the panel was.
  struct Point: Equatable {
    /// In seconds from the grip.
    var time: Double
    var position: Vector
    var velocity: Vector
  }

  /// What the release came to.
  struct Release: Equatable {
    /// In seconds from the grip.
    var time: Double
    var outcome: LifecycleEvent.Outcome
    var decision: Decision
  }

  private(set) var points: [Point] = []
  private(set) var release: Release?
  private var start: Instant?
  private var isOver = true

  /// More than a gesture of half a minute has at 60 frames a second.
  private static let mostPoints = 2000

  /// Notes what happened.
  mutating func note(_ event: TimedEvent) {
    switch event.event {
    case .dragBegan:
      self = GestureLog()
      start = event.time
      isOver = false
    case .dragEnded(let outcome, let decision):
      guard let start, release == nil else { return }
      let time = (event.time - start).seconds
      keepStill(until: time)
      release = Release(time: time, outcome: outcome, decision: decision)
    case .didRestore, .didDismiss, .didPresent:
      isOver = true
    case .willPresent, .willDismiss, .dismissAttempted:
      break
    }
  }

  /// A hand that held still, while no frame was drawn, had no velocity from the tracker's horizon on.
  private mutating func keepStill(until time: Double) {
    guard let last = points.last else { return }
    let still = last.time + VelocityTracker.horizon.seconds
    guard still < time else { return }
    for moment in [still, time] {
      points.append(Point(time: moment, position: last.position, velocity: .zero))
    }
  }

  /// Notes what is shown.
  mutating func note(_ sample: Sample) {
    guard let start, !isOver, points.count < Self.mostPoints else { return }
    let time = (sample.time - start).seconds
    guard time >= 0, time > points.last?.time ?? -1 else { return }
    points.append(Point(time: time, position: sample.translation, velocity: sample.velocity))
  }
}
