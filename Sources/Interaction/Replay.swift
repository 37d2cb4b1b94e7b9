import Motion

/// Runs a trace through a session and tells, in time order, what is shown and what happens.
public struct Replay {
  /// What a replay tells.
  public enum Moment: Sendable {
    case sample(Sample)
    case event(TimedEvent)
  }

  /// How long behind the last event a replay waits for rest.
  public static let patience = Span.seconds(10)

  /// The session that the trace runs through.
  public private(set) var session: Session
  private let entries: [Trace.Entry]
  private var next = 0

  /// Starts a replay of a trace's events with a style.
  public init(_ trace: Trace, style: Style) {
    session = Session(
      style: style, surroundings: trace.surroundings, isPresented: trace.startsPresented)
    entries = trace.entries
  }

  /// The time of the last event; zero where there is none.
  public var lastEventTime: Instant { entries.last?.time ?? .zero }

  /// Moves on to a time: applies the events that are due by then, and takes what happened meanwhile.
  public mutating func advance(to time: Instant) -> [TimedEvent] {
    while next < entries.count, entries[next].time <= time {
      session.handle(entries[next].event, at: entries[next].time)
      next += 1
    }
    session.advance(to: time)
    return session.takeEvents()
  }

  /// Whether a replay is over at a time that it has reached: all events are behind it, and it rests or has waited
  /// long enough.
  public func isOver(at time: Instant) -> Bool {
    guard next == entries.count, time >= lastEventTime else { return false }
    return session.isAtRest(at: time) || time >= lastEventTime + Self.patience
  }

  /// Runs to the end without samples and returns the moment from which nothing happens any more.
  public mutating func runToRest() -> Instant {
    _ = advance(to: lastEventTime)
    while let deadline = session.nextDeadline, deadline <= lastEventTime + Self.patience {
      _ = advance(to: deadline)
    }
    return session.now
  }

  /// Runs to the end with a sample at k/`framesPerSecond` for k = 0, 1, and so on.
  public mutating func run(framesPerSecond: Double, _ tell: (Moment) throws -> Void) rethrows {
    var frame = 0
    while true {
      let time = Instant.seconds(Double(frame) / framesPerSecond)
      try step(to: time, tell)
      if isOver(at: time) { return }
      frame += 1
    }
  }

  /// Runs with a sample at each of some rising times.
  public mutating func run(at times: [Instant], _ tell: (Moment) throws -> Void) rethrows {
    for time in times { try step(to: time, tell) }
  }

  private mutating func step(to time: Instant, _ tell: (Moment) throws -> Void) rethrows {
    for event in advance(to: time) { try tell(.event(event)) }
    try tell(.sample(session.sample(at: time)))
  }
}
