import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet

/// A gesture of one pointer, written as one would say it: press here, move down, hold, let go.
///
/// ```swift
/// let trace = Drag(at: Point(x: 195, y: 300)).move(dy: 120, over: 0.2).hold(0.1).release().trace()
/// ```
public struct Drag: Sendable {
  /// What happened so far, from the press at its time on.
  public private(set) var entries: [Trace.Entry]
  /// The time of the last step.
  public private(set) var time: Instant

  private var position: Point
  private let id: Int

  /// How often a moving pointer is sampled, as `DragSpec` does.
  static let samplingInterval = Span.milliseconds(8)

  /// Presses at a place in window space.
  ///
  /// - Parameters:
  ///   - start: The time of the press, in seconds.
  ///   - target: The control that is hit, or nil.
  public init(
    at position: Point, start: Double = 0, id: Int = 1, device: PointerDevice = .touch, target: String? = nil
  ) {
    self.position = position
    self.id = id
    time = .seconds(start)
    entries = [
      Trace.Entry(
        at: time, .input(.down(PointerDown(id: id, position: position, device: device, target: target))))
    ]
  }

  /// Reads a drag in words, as the program's `--drag` has it: `195,300 +0,150@200 ~100 up`.
  public init(_ words: String) throws(DragSpec.Failure) {
    self.init(entries: try DragSpec.parse(words))
  }

  /// Takes a gesture that was recorded: all that happens in a trace, its first press at zero.
  public init(_ trace: Trace) {
    let press = trace.entries.first { if case .input(.down) = $0.event { true } else { false } }
    let start = press?.time ?? .zero
    self.init(
      entries: trace.entries.map { entry in
        var entry = entry.later(by: Instant.zero - start)
        entry.time = max(.zero, entry.time)
        return entry
      })
  }

  private init(entries: [Trace.Entry]) {
    self.entries = entries
    time = entries.last?.time ?? .zero
    position = .zero
    id = 1
    for case .input(.up(let up)) in entries.map(\.event) { position = up.position }
  }

  /// Moves by a way in a time, linearly, with a sample every 8 ms and at the end.
  ///
  /// - Parameter seconds: How long the way takes; 0 gives one sample.
  public func move(dx: Double = 0, dy: Double = 0, over seconds: Double = 0) -> Drag {
    var drag = self
    let start = time
    let end = start + .seconds(seconds)
    let way = Vector(dx: dx, dy: dy)
    var sample = start + Self.samplingInterval
    while sample < end {
      let share = (sample - start).seconds / (end - start).seconds
      drag.add(.move(PointerMove(id: id, position: position + way * share)), at: sample)
      sample = sample + Self.samplingInterval
    }
    drag.position = position + way
    drag.add(.move(PointerMove(id: id, position: drag.position)), at: end)
    drag.time = end
    return drag
  }

  /// Holds still, in seconds, without samples.
  public func hold(_ seconds: Double) -> Drag {
    var drag = self
    drag.time = time + .seconds(seconds)
    return drag
  }

  /// Lifts the pointer.
  public func release() -> Drag {
    var drag = self
    drag.add(.up(PointerMove(id: id, position: position)), at: time)
    return drag
  }

  /// Takes the pointer away, as the window system does.
  public func cancel() -> Drag {
    var drag = self
    drag.add(.cancel(id: id), at: time)
    return drag
  }

  /// Lets something else happen at the time of the last step.
  public func then(_ event: SessionEvent) -> Drag {
    var drag = self
    drag.entries.append(Trace.Entry(at: time, event))
    return drag
  }

  /// Goes on with another gesture behind this one.
  public func then(_ other: Drag) -> Drag {
    var drag = other
    drag.entries = entries + other.entries
    return drag
  }

  /// The gesture as a trace.
  public func trace(
    style: String = "sheet", size: Size = Size(width: 390, height: 844), startsPresented: Bool = true
  ) -> Trace {
    Trace(
      style: .named(style), surroundings: Surroundings(window: size), startsPresented: startsPresented,
      entries: entries)
  }

  private mutating func add(_ input: InputEvent, at time: Instant) {
    entries.append(Trace.Entry(at: time, .input(input)))
  }
}
