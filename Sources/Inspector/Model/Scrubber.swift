import Interaction
import Motion

/// A recording that is shown at any of its moments, with the style as it is now.
struct Scrubber {
  /// What is shown of the recording at a moment.
  struct Scene {
    var session: Session
    /// The last gesture up to then.
    var gesture: GestureLog
  }

  /// The recording's file, as it is named.
  let name: String
  /// When nothing happens any more.
  let end: Instant
  /// The moment that is shown; nil while the panel's own life is.
  private(set) var time: Instant?
  /// When playing began on the window's clock, and from which moment; nil while the moment stands.
  private(set) var playing: (start: Instant, from: Instant)?
  private let trace: Trace
  private var shown: (time: Instant, style: Style, scene: Scene)?

  /// How finely a gesture is looked at where the hand does nothing, and how many looks are the most.
  private static let step = Span.milliseconds(16)
  private static let mostSteps = 1500

  /// Takes a recording, whose own changes of style make way for the style as it is now.
  init(_ trace: Trace, named name: String, style: Style) {
    self.name = name
    var trace = trace
    trace.entries.removeAll { if case .style = $0.event { true } else { false } }
    self.trace = trace
    var replay = Replay(trace, style: style)
    end = max(Instant(nanoseconds: 1_000_000), replay.runToRest())
  }

  /// Shows a moment, within the recording.
  mutating func show(_ time: Instant) {
    self.time = max(.zero, min(end, time))
    playing = nil
  }

  /// Plays from the moment that is shown on, from the beginning where that is the end; or holds.
  mutating func togglePlaying(at now: Instant) {
    guard playing == nil else { return playing = nil }
    let from = time.map { $0 < end ? $0 : .zero } ?? .zero
    time = from
    playing = (now, from)
  }

  /// Goes back to the panel's own life.
  mutating func leave() {
    time = nil
    playing = nil
  }

  /// Lets a recording that plays go on to a moment of the window's clock.
  mutating func advance(to now: Instant) {
    guard let playing else { return }
    let time = playing.from + (now - playing.start)
    self.time = min(end, time)
    if time >= end { self.playing = nil }
  }

  /// What the moment shows with a style; nil while the panel's own life is shown.
  mutating func scene(with style: Style) -> Scene? {
    guard let time else { return nil }
    if let shown, shown.time == time, shown.style == style { return shown.scene }
    var replay = Replay(trace, style: style)
    var gesture = GestureLog()
    let step = max(Self.step, Span(nanoseconds: time.nanoseconds / Int64(Self.mostSteps)))
    var moment = Instant.zero
    var next = 0
    while true {
      for event in replay.advance(to: moment) { gesture.note(event) }
      gesture.note(replay.session.sample(at: moment))
      guard moment < time else { break }
      while next < trace.entries.count, trace.entries[next].time <= moment { next += 1 }
      // where the hand was, rather than between, since nothing is known of the way from one place to the next
      let hand = next < trace.entries.count ? trace.entries[next].time : nil
      let isNear = hand.map { $0 - moment <= step + step } ?? false
      moment = min(time, isNear ? hand ?? time : moment + step)
    }
    let scene = Scene(session: replay.session, gesture: gesture)
    shown = (time, style, scene)
    return scene
  }
}
