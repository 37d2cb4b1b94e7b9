import Geometry
import Gestures
import Interaction
import Motion

/// A release of a gesture, with the way that led to it and every number that it was decided by.
package struct Explanation: Sendable {
  /// Where the drag was at a time.
  struct Point: Sendable {
    /// From the trace's zero.
    var time: Instant
    var translation: Vector
    var velocity: Vector
  }

  /// The name of the style that decided.
  let style: String
  /// The release, as the state log has it.
  package let event: TimedEvent
  /// What became of the panel.
  let outcome: LifecycleEvent.Outcome
  /// Every number that it came from.
  let decision: Decision
  /// How long the hand had been still.
  let pause: Span
  /// From the grip to a little behind the release.
  let points: [Point]

  /// How often the way is looked at.
  private static let interval = Span.milliseconds(4)
  /// Between samples that lie no farther apart, nothing is looked at.
  private static let longestGap = Span.milliseconds(20)
  /// The most points that a plot can use, beyond which the way is looked at less often.
  private static let mostPoints = 2000.0
  /// How much of what follows the release is shown.
  private static let aftermath = Span.milliseconds(150)

  /// Runs a gesture with a style and explains each of its releases, in order.
  package static func releases(of trace: Trace, style: Style) -> [Explanation] {
    var replay = Replay(trace, style: style)
    var grip: Instant?
    var drags: [(grip: Instant, release: TimedEvent)] = []
    for event in replay.advance(to: replay.lastEventTime + Replay.patience) {
      switch event.event {
      case .dragBegan: grip = event.time
      case .dragEnded: drags.append((grip ?? event.time, event))
      default: break
      }
    }
    return drags.compactMap { Explanation($0.release, from: $0.grip, in: trace, style: style) }
  }

  private init?(_ event: TimedEvent, from grip: Instant, in trace: Trace, style: Style) {
    guard case .dragEnded(let outcome, let decision) = event.event else { return nil }
    self.style = style.name
    self.outcome = outcome
    self.decision = decision
    self.event = event
    pause = Self.pause(before: event.time, in: trace)
    var replay = Replay(trace, style: style)
    points = Self.moments(from: grip, release: event.time, in: trace).map { moment in
      _ = replay.advance(to: moment)
      let sample = replay.session.sample(at: moment)
      return Point(
        time: moment, translation: sample.translation,
        velocity: moment == event.time ? decision.velocity : sample.velocity)
    }
  }

  /// When to look: whenever something happens, and now and then while nothing does.
  private static func moments(from grip: Instant, release: Instant, in trace: Trace) -> [Instant] {
    let end = release + aftermath
    let interval = max(interval, .seconds((end - grip).seconds / mostPoints))
    let happenings = trace.entries.map(\.time).filter { $0 > grip && $0 < release } + [release, end]
    var moments = [grip]
    var last = grip
    for time in happenings where time >= last + interval || time >= release {
      // between the samples of a hand that moves, nothing does
      while time - last > longestGap || last >= release, last + interval < time {
        last = last + interval
        moments.append(last)
      }
      moments.append(time)
      last = time
    }
    return moments
  }

  /// When the hand let go, from the trace's zero.
  var time: Instant { event.time }

  /// How long the hand had been still at a time.
  private static func pause(before time: Instant, in trace: Trace) -> Span {
    let last = trace.entries.last { entry in
      guard entry.time <= time, case .input(let input) = entry.event else { return false }
      switch input {
      case .down, .move: return true
      case .scroll(let scroll): return scroll.delta != .zero
      default: return false
      }
    }
    return last.map { time - $0.time } ?? .zero
  }

  /// The axis that decided.
  var axis: Axis { decision.findings.map(\.clause).decidingAxis(reach: decision.translation) }
}
