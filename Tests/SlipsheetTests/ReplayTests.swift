import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet
import SlipsheetTesting
import Testing

@Suite("Replays")
struct ReplayTests {
  static func trace(_ style: String, dy: Double = 150) -> Trace {
    Drag(at: Point(x: 195, y: 300)).move(dy: dy, over: 0.2).release().trace(style: style)
  }

  func log(_ trace: Trace, framesPerSecond: Double = 60) throws -> [String] {
    var replay = Replay(trace, style: try trace.resolvedStyle())
    var lines: [String] = []
    replay.run(framesPerSecond: framesPerSecond) { moment in
      switch moment {
      case .sample(let sample): lines.append(StateLog.line(sample))
      case .event(let event): lines.append(StateLog.line(event))
      }
    }
    return lines
  }

  func moments(_ trace: Trace, framesPerSecond: Double) throws -> (samples: [Sample], events: [TimedEvent]) {
    var replay = Replay(trace, style: try trace.resolvedStyle())
    var samples: [Sample] = []
    var events: [TimedEvent] = []
    replay.run(framesPerSecond: framesPerSecond) { moment in
      switch moment {
      case .sample(let sample): samples.append(sample)
      case .event(let event): events.append(event)
      }
    }
    return (samples, events)
  }

  @Test("A sheet that is dragged by 150 points settles as was computed independently")
  func sheet() throws {
    let cases = try StyleCases.load()
    let trace = Self.trace("sheet")
    var replay = Replay(trace, style: try trace.resolvedStyle())
    let rows = try #require(cases.sheet.settle?["dismiss from 150"])
    #expect(!rows.isEmpty)
    for row in rows {
      let time = Instant.seconds(0.2 + row.t)
      _ = replay.advance(to: time)
      let sample = replay.session.sample(at: time)
      for (value, expected) in [
        (sample.translation.dy, row.y), (sample.cornerRadius, row.cornerRadius),
        (sample.opacity, row.opacity),
        (sample.backdrop, row.backdrop),
      ] {
        if let expected { #expect(abs(value - expected) <= 1e-6, "at \(row.t)") }
      }
    }
  }

  @Test("A replay writes the same bytes every time", arguments: StyleLibrary.names)
  func sameBytes(name: String) throws {
    let first = try log(Self.trace(name))
    #expect(first.count > 12)
    #expect(try log(Self.trace(name)) == first)
  }

  @Test("Written, read and replayed again, a trace gives the same bytes", arguments: StyleLibrary.names)
  func throughFile(name: String) throws {
    let trace = Self.trace(name)
    let read = try TraceFile.parse(Array(trace.lines().joined(separator: "\n").utf8), path: "t")
    #expect(try log(read) == log(trace))
  }

  @Test("Frame rates change nothing but how often one looks", arguments: StyleLibrary.names, [40.0, 150])
  func frameRates(name: String, dy: Double) throws {
    let trace = Self.trace(name, dy: dy)
    let reference = try moments(trace, framesPerSecond: 240)
    for rate in [30.0, 60, 120] {
      let other = try moments(trace, framesPerSecond: rate)
      #expect(other.events == reference.events)
      let step = Int(240 / rate)
      for (index, sample) in other.samples.enumerated() where index * step < reference.samples.count {
        #expect(sample == reference.samples[index * step], "\(name) at \(rate), frame \(index)")
      }
    }
  }

  @Test("Samples lie at k / fps, up to the first at or behind the rest")
  func sampleTimes() throws {
    let samples = try moments(Self.trace("sheet"), framesPerSecond: 60).samples
    #expect(samples.enumerated().allSatisfy { $1.time == .seconds(Double($0) / 60) })
    #expect(samples.last?.time == .seconds(0.4))
    #expect(samples.last?.phase == .hidden)
  }

  @Test("At one time the log has the input's event first and the sample last")
  func order() throws {
    let lines = try log(Self.trace("sheet"), framesPerSecond: 5)
    let kinds = lines.map { line in
      line.contains("\"event\":\"") ? String(line.split(separator: "\"")[5]) : "sample"
    }
    #expect(
      kinds == ["sample", "dragBegan", "dragEnded", "willDismiss", "sample", "didDismiss", "sample"])
  }

  @Test("A replay without events has one sample", arguments: StyleLibrary.names)
  func nothing(name: String) throws {
    let trace = Trace(style: .named(name), surroundings: Surroundings(window: Size(width: 390, height: 844)))
    #expect(try log(trace).count == 1)
  }

  @Test("A pointer that stays down is waited for no longer than ten seconds")
  func heldForEver() throws {
    let trace = Drag(at: Point(x: 195, y: 300)).move(dy: 50, over: 0.1).trace()
    let samples = try moments(trace, framesPerSecond: 60).samples
    #expect(samples.last?.time == .seconds(10.1))
    #expect(samples.last?.phase == .dragging)
  }

  @Test("Sampled at another log's times, a replay gives that log's samples")
  func times() throws {
    let trace = Self.trace("zoom")
    let samples = try moments(trace, framesPerSecond: 90).samples
    var replay = Replay(trace, style: try trace.resolvedStyle())
    var again: [Sample] = []
    replay.run(at: samples.map(\.time)) { moment in
      if case .sample(let sample) = moment { again.append(sample) }
    }
    #expect(again == samples)
  }
}
