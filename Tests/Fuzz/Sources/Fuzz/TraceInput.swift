import Interaction
import Motion
import Slipsheet

/// Traces: what can be read is written and read again, and keeps the laws.
enum TraceInput {
  static func fault(in bytes: [UInt8]) -> String? {
    let trace: Trace
    do {
      trace = try TraceFile.parse(bytes, path: "t")
    } catch {
      return FuzzTarget.fault(inWords: error.description, about: bytes)
    }
    do {
      let again = try TraceFile.parse(Array(trace.lines().joined(separator: "\n").utf8), path: "t")
      if again.entries.count != trace.entries.count { return "the trace is another when it is read again" }
    } catch {
      return "the trace can't be read again: \(error)"
    }
    guard let style = try? trace.resolvedStyle() else { return nil }
    return lawFault(of: trace, style)
  }

  /// Which law a trace breaks, or nil; pointers that stay down owe no rest and no end.
  static func lawFault(of trace: Trace, _ style: Style) -> String? {
    var replay = Replay(trace, style: style)
    var events: [TimedEvent] = []
    var samples: [Sample] = []
    for entry in trace.entries {
      events += replay.advance(to: entry.time)
      samples.append(replay.session.sample(at: entry.time))
    }
    let end = replay.lastEventTime + Replay.patience
    for step in 1...20 {
      let time = replay.lastEventTime + .seconds(Double(step) / 20 * Replay.patience.seconds)
      events += replay.advance(to: time)
      samples.append(replay.session.sample(at: time))
    }
    if let fault = Laws.numberFault(in: samples) { return fault }
    if replay.session.isHeld { return nil }
    if let fault = Laws.lifecycleFault(in: events) { return fault }
    return replay.session.isAtRest(at: end) ? nil : "not at rest 10 s behind the last event"
  }
}
