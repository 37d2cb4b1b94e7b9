import Motion

/// The lines of a state log: what was shown, and what happened.
public enum StateLog {
  /// The line of a sample, without its line break; `start` is the log's zero.
  public static func line(_ sample: Sample, since start: Instant = .zero) -> String {
    var line = JSONLine()
    line.add("t", (sample.time - start).seconds)
    line.add("phase", sample.phase.rawValue)
    line.add("translation", sample.translation.dx, sample.translation.dy)
    line.add("scale", sample.scale)
    line.add("zoom", sample.zoom)
    line.add("cornerRadius", sample.cornerRadius)
    line.add("opacity", sample.opacity)
    line.add("backdrop", sample.backdrop)
    line.add("presenterScale", sample.presenterScale)
    line.add("frame", sample.frame.minX, sample.frame.minY, sample.frame.width, sample.frame.height)
    line.add("velocity", sample.velocity.dx, sample.velocity.dy)
    if let page = sample.page { line.add("page", page) }
    return line.finished()
  }

  /// The line of an event, without its line break; `start` is the log's zero.
  public static func line(_ timed: TimedEvent, since start: Instant = .zero) -> String {
    var line = JSONLine()
    line.add("t", (timed.time - start).seconds)
    line.add("event", timed.event.name)
    switch timed.event {
    case .dragEnded(let outcome, let decision):
      line.add("outcome", outcome.rawValue)
      line.add("why", raw: json(decision))
    case .willDismiss(let cause), .dismissAttempted(let cause):
      line.add("cause", cause.rawValue)
    case .dragBegan, .willPresent, .didPresent, .didDismiss, .didRestore:
      break
    }
    return line.finished()
  }

  private static func json(_ decision: Decision) -> String {
    let clauses = decision.findings.map { finding in
      var clause = JSONLine()
      clause.add("axis", finding.clause.axis.rawValue)
      clause.add("of", finding.clause.quantity.rawValue)
      clause.add("measured", finding.measured)
      clause.add("threshold", finding.threshold)
      clause.add("holds", finding.holds)
      return clause.finished()
    }
    var why = JSONLine()
    why.add("clauses", raw: "[" + clauses.joined(separator: ",") + "]")
    why.add("translation", decision.translation.dx, decision.translation.dy)
    why.add("velocity", decision.velocity.dx, decision.velocity.dy)
    why.add("projected", decision.projected.dx, decision.projected.dy)
    return why.finished()
  }
}
