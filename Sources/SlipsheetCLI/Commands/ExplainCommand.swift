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
    var replay = Replay(gesture.trace, style: gesture.style)
    let end = replay.lastEventTime + Replay.patience
    var releases = 0
    for event in replay.advance(to: end) {
      guard case .dragEnded(let outcome, let decision) = event.event else { continue }
      releases += 1
      if values.has("json") {
        try Output.standard.write(StateLog.line(event))
      } else {
        for line in words(for: outcome, decision, at: event.time, gesture.style) {
          try Output.standard.write(line)
        }
      }
    }
    if releases == 0, !values.has("json") {
      try Output.standard.write("no release: no drag began")
    }
  }

  private static func words(
    for outcome: LifecycleEvent.Outcome, _ decision: Decision, at time: Instant, _ style: Style
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
    lines.append("  velocity     \(pair(decision.velocity.dx, decision.velocity.dy)) points/s")
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

  private static func pair(_ x: Double, _ y: Double) -> String { "\(number(x)), \(number(y))" }

  /// A number for people: at most three places.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
