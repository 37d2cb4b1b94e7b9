import Geometry
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting

/// A session that is told what happens, and remembers what it said.
struct Story {
  private(set) var session: Session
  private(set) var events: [TimedEvent] = []
  private(set) var time = Instant.zero

  /// Begins with a built-in style, at rest.
  init(
    _ style: String, presented: Bool = true, size: Size = Size(width: 390, height: 844), source: Rect? = nil
  )
    throws
  {
    self.init(try StyleLibrary.style(style), presented: presented, size: size, source: source)
  }

  /// Begins with a style, at rest.
  init(
    _ style: Style, presented: Bool = true, size: Size = Size(width: 390, height: 844), source: Rect? = nil,
    reducesMotion: Bool = false
  ) {
    session = Session(
      style: style, surroundings: Surroundings(window: size, source: source, reducesMotion: reducesMotion),
      isPresented: presented)
  }

  /// A gesture happens, its times counted from now.
  mutating func play(_ drag: Drag) {
    let start = time
    for entry in drag.entries {
      session.handle(entry.event, at: start + (entry.time - .zero))
    }
    time = start + (drag.time - .zero)
    events += session.takeEvents()
  }

  /// Something happens now.
  mutating func happen(_ event: SessionEvent) {
    session.handle(event, at: time)
    events += session.takeEvents()
  }

  /// Nothing happens for a time, in seconds; by default until everything rests.
  mutating func wait(_ seconds: Double = 10) {
    time = time + .seconds(seconds)
    session.advance(to: time)
    events += session.takeEvents()
  }

  /// What is shown now.
  var shown: Sample { session.sample(at: time) }
  var phase: Phase { session.phase }

  /// The names of what was said, in order.
  var said: [String] { events.map(\.event.name) }

  func count(_ name: String) -> Int { said.count { $0 == name } }

  /// The decision of the last release.
  var decision: Decision? {
    for event in events.reversed() {
      if case .dragEnded(_, let decision) = event.event { return decision }
    }
    return nil
  }

  var outcome: LifecycleEvent.Outcome? {
    for event in events.reversed() {
      if case .dragEnded(let outcome, _) = event.event { return outcome }
    }
    return nil
  }

  var causes: [Cause] {
    events.compactMap { if case .willDismiss(let cause) = $0.event { cause } else { nil } }
  }
}

/// A press in the middle of a small window.
func press(start: Double = 0, id: Int = 1, target: String? = nil) -> Drag {
  Drag(at: Point(x: 195, y: 300), start: start, id: id, target: target)
}
