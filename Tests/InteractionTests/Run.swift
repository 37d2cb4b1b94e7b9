import Interaction
import Motion

/// What a replay told: all events, all samples, and whether it came to rest in time.
struct Run {
  var events: [TimedEvent] = []
  var samples: [Sample] = []
  var isAtRest = false

  /// Replays a trace at a frame rate.
  init(_ trace: Trace, _ style: Style, framesPerSecond: Double) {
    var frame = 0.0
    self.init(trace, style) { _ in
      defer { frame += 1 }
      return .seconds(frame / framesPerSecond)
    }
  }

  /// Replays a trace with samples at times of which each is asked for with the one before.
  init(_ trace: Trace, _ style: Style, nextTime: (Instant) -> Instant) {
    var replay = Replay(trace, style: style)
    var time = Instant.zero
    repeat {
      time = nextTime(time)
      events += replay.advance(to: time)
      samples.append(replay.session.sample(at: time))
    } while !replay.isOver(at: time)
    isAtRest = replay.session.isAtRest(at: time)
  }
}
