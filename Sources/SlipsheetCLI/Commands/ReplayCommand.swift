import Geometry
import Interaction
import Motion
import Slipsheet

/// Writes a trace's state log.
enum ReplayCommand: Command {
  static let name = "replay"
  static let summary = "write the state log of a trace"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "TRACE - write the state log of a trace",
      summary:
        "Replays a recorded gesture and writes what was shown and what happened, the same bytes every time.")
    parser.text("style", "NAME|FILE", "The style (default: the trace's)")
    parser.text("fps", "N", "Samples a second (default 60)")
    parser.text("times", "LOG", "Sample at the times of this log's samples instead")
    let values = try parser.parse(arguments)
    guard values.rest.count == 1, let path = values.rest.first else {
      throw Failure.usage("expected one trace, see \(Program.name) \(name) --help")
    }
    let framesPerSecond = try framesPerSecond(values["fps"])
    let trace = try GestureOptions.readTrace(path)
    let style = try GestureOptions.style(values["style"], of: trace)
    let times = try values["times"].map(readTimes)

    var replay = Replay(trace, style: style)
    func tell(_ moment: Replay.Moment) throws {
      switch moment {
      case .sample(let sample): try Output.standard.write(StateLog.line(sample))
      case .event(let event): try Output.standard.write(StateLog.line(event))
      }
    }
    let longest = ((replay.lastEventTime + Replay.patience).seconds * framesPerSecond).rounded(.up)
    guard times != nil || longest <= Double(Limits.samples) else {
      throw Failure.usage(
        "--fps \(values["fps"] ?? "60") makes \(Int(longest)) samples, expected at most \(Limits.samples)")
    }
    if let times {
      try replay.run(at: times.samples, tell)
      // the log may end with an event that no frame showed any more
      for event in replay.advance(to: times.end) { try tell(.event(event)) }
    } else {
      try replay.run(framesPerSecond: framesPerSecond, tell)
    }
  }

  private static func framesPerSecond(_ text: String?) throws -> Double {
    guard let text else { return 60 }
    guard let number = Double(text), (0.1...100_000).contains(number) else {
      throw Failure.usage("--fps \(text), expected 0.1 to 100000 samples a second")
    }
    return number
  }

  private static func readTimes(_ path: String) throws -> (samples: [Instant], end: Instant) {
    do { return try StateLogFile.times(path) } catch { throw Failure.failed("\(error)") }
  }
}
