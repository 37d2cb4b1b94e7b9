import Interaction
import Motion
import Slipsheet

/// Says why each release of a gesture dismissed or restored.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "say why a release dismissed or restored"

  static func run(_ arguments: [String]) throws {
    let parser = OptionParser(
      name, parameters: "- say why a release dismissed or restored",
      summary: "Runs a gesture and tells each release: where, how fast, and each clause of the rule.")
    GestureOptions.add(to: parser)
    parser.flag("json", "The dragEnded lines of the state log instead of words")
    let values = try parser.parse(arguments)
    let gesture = try GestureOptions(values)
    guard gesture.styles.count == 1 else {
      throw Failure.usage("--style \(values["style"] ?? ""), expected one style")
    }
    var replay = Replay(gesture.trace, style: gesture.style)
    let end = replay.lastEventTime + Replay.patience
    var releases = 0
    for event in replay.advance(to: end) {
      guard case .dragEnded(let outcome, let decision) = event.event else { continue }
      releases += 1
      if values.has("json") {
        try Output.standard.write(StateLog.line(event))
      } else {
        let pause = pause(before: event.time, in: gesture.trace)
        for line in words(for: outcome, decision, at: event.time, gesture.style, pause: pause) {
          try Output.standard.write(line)
        }
      }
    }
    if releases == 0, !values.has("json") {
      try Output.standard.write("no release: no drag began")
    }
  }

  private static func words(
    for outcome: LifecycleEvent.Outcome, _ decision: Decision, at time: Instant, _ style: Style, pause: Span
  ) -> [String] {
    let verdict =
      switch outcome {
      case .dismiss: "dismissed"
      case .restore where decision.holds: "restored, though the rule held: dismissal was refused"
      case .restore: "restored"
      case .cancel: "restored: the drag was cancelled"
      }
    var lines = ["\(Self.number(time.seconds)) s, style \(style.name): \(verdict)"]
    lines.append("  translation  \(pair(decision.translation.dx, decision.translation.dy)) points")
    let stood =
      pause > VelocityTracker.longestGap ? ": it stood still for \(number(pause.seconds * 1000)) ms" : ""
    lines.append("  velocity     \(pair(decision.velocity.dx, decision.velocity.dy)) points/s\(stood)")
    lines.append("  projected    \(pair(decision.projected.dx, decision.projected.dy)) points")
    for finding in decision.findings {
      let clause = finding.clause
      let axis = clause.axis == .vertical ? "y" : "x"
      let signed = clause.isAbsolute ? "|\(axis)|" : axis
      let velocity = clause.isAbsolute ? "|v\(axis)|" : "v\(axis)"
      let measure =
        switch clause.quantity {
        case .velocity: velocity
        case .position where clause.lookAhead == 0: signed
        case .position: "\(signed) + \(number(clause.lookAhead)) s * \(velocity)"
        }
      let relation = clause.comparison == .over ? ">" : ">="
      lines.append(
        "  \(finding.holds ? "holds " : "fails ") \(measure) = \(number(finding.measured)), asked for \(relation) \(number(finding.threshold))"
      )
    }
    return lines
  }

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

  private static func pair(_ x: Double, _ y: Double) -> String { "\(number(x)), \(number(y))" }

  /// A number for people: at most three places.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
