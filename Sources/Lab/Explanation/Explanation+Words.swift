import Geometry
import Interaction
import Motion

extension Explanation {
  /// What became of the panel, in words.
  var verdict: String {
    switch outcome {
    case .dismiss: "dismissed"
    case .restore where decision.dismisses: "restored, though the rule held: dismissal was refused"
    case .restore: "restored"
    case .cancel: "restored: the drag was cancelled"
    }
  }

  /// The pause before the release, in words; nil where the hand was moving.
  var standstill: String? {
    guard pause > VelocityTracker.longestGap else { return nil }
    return "it stood still for \(numberText(pause.seconds * 1000, places: 3)) ms"
  }

  /// What was measured and asked for, a line each.
  package var words: [String] {
    var lines = ["\(Self.number(time.seconds)) s, style \(style): \(verdict)"]
    lines.append("  translation  \(Self.pair(decision.translation)) points")
    lines.append(
      "  velocity     \(Self.pair(decision.velocity)) points/s" + (standstill.map { ": \($0)" } ?? ""))
    lines.append("  projected    \(Self.pair(decision.projected)) points")
    return lines + decision.findings.map { "  \($0.holds ? "holds " : "fails ") \(Self.words($0))" }
  }

  /// A clause with its measure and what it asked for.
  static func words(_ finding: Decision.Finding) -> String {
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
    return
      "\(measure) = \(number(finding.measured)), asked for \(relation) \(number(finding.threshold))"
  }

  /// Two numbers, across and down.
  private static func pair(_ vector: Vector) -> String { "\(number(vector.dx)), \(number(vector.dy))" }

  private static func number(_ value: Double) -> String { numberText(value, places: 3) }
}
