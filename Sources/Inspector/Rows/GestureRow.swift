import Drawing
import Geometry
import Interaction

/// The last gesture as plots of its place and its speed, and what its release came to.
struct GestureRow: InspectorRow {
  private let position: Plot
  private let velocity: Plot
  private let verdict: String
  private let findings: [Finding]

  private struct Finding: Equatable {
    /// Nil before the release.
    var holds: Bool?
    var measure: String
    var comparison: String
  }

  private static let positionHeight = 140.0
  private static let velocityHeight = 120.0
  /// How much of what follows the release is shown, in seconds.
  private static let aftermath = 0.15
  private static let lineHeight = 20.0

  /// Shows a gesture beside the clauses of the style as it is now.
  init(_ gesture: GestureLog, rule: ReleaseRule, in window: Size) {
    let clauses = rule.clauses
    let reach = gesture.points.reduce(into: Vector.zero) { reach, point in
      reach = Vector(
        dx: max(reach.dx, abs(point.position.dx)), dy: max(reach.dy, abs(point.position.dy)))
    }
    let axis = clauses.decidingAxis(reach: reach)
    let last = gesture.points.last?.time ?? 0
    let end = max(0.2, min(last, (gesture.release?.time ?? last) + Self.aftermath))
    func levels(_ quantity: Clause.Quantity) -> [Plot.Level] {
      clauses.filter { $0.axis == axis && $0.quantity == quantity }.flatMap { clause in
        let threshold = clause.threshold.points(in: window)
        let text = (clause.comparison == .over ? "> " : "≥ ") + numberText(threshold, places: 1)
        let level = Plot.Level(value: threshold, text: text)
        return clause.isAbsolute ? [level, Plot.Level(value: -threshold, text: "")] : [level]
      }
    }
    let decision = gesture.release?.decision
    let measured = decision?.findings.first {
      $0.clause.axis == axis && $0.clause.quantity == .position && $0.clause.lookAhead > 0
    }
    position = Plot(
      title: (axis == .vertical ? "Moved down" : "Moved across")
        + (measured == nil ? "" : ", and where it would come to rest"),
      unit: "pt",
      line: gesture.points.map { Point(x: $0.time, y: $0.position[axis]) }, color: Look.accent,
      levels: levels(.position), release: gesture.release?.time,
      mark: measured.map { _ in decision?.projected[axis] ?? 0 } ?? decision?.translation[axis], end: end,
      growsDown: axis == .vertical)
    velocity = Plot(
      title: "Speed", unit: "pt/s",
      line: gesture.points.map { Point(x: $0.time, y: $0.velocity[axis]) }, color: Look.second,
      levels: levels(.velocity), release: gesture.release?.time, mark: decision?.velocity[axis], end: end,
      growsDown: axis == .vertical)
    verdict = Self.verdict(gesture)
    // as many lines before a release as behind it, so that nothing moves below
    let measures = decision?.findings ?? []
    findings =
      measures.count == clauses.count
      ? measures.map { Self.words($0.clause, $0.threshold, $0) }
      : clauses.map { Self.words($0, $0.threshold.points(in: window), nil) }
  }

  private static func verdict(_ gesture: GestureLog) -> String {
    guard let release = gesture.release else {
      return gesture.points.isEmpty ? "Drag the panel to see its gesture here." : "Held"
    }
    return switch release.outcome {
    case .dismiss: "Dismissed"
    case .restore where release.decision.dismisses: "Restored: dismissal was refused"
    case .restore: "Restored"
    case .cancel: "Restored: the drag was cancelled"
    }
  }

  private static func words(
    _ clause: Clause, _ threshold: Double, _ finding: Decision.Finding?
  ) -> Finding {
    let way = clause.axis == .vertical ? "down" : "across"
    let either = clause.isAbsolute ? (clause.axis == .vertical ? "up or down" : "left or right") : way
    let measure =
      switch clause.quantity {
      case .velocity: "Speed \(either)"
      case .position where clause.lookAhead == 0: "Moved \(either)"
      case .position: "Would come to rest \(either)"
      }
    let sign = clause.comparison == .over ? ">" : "≥"
    let unit = clause.quantity == .velocity ? "pt/s" : "pt"
    var comparison = "\(sign) \(numberText(threshold, places: 1)) \(unit)"
    if let finding {
      comparison =
        "\(numberText(finding.measured, places: 1)) \(finding.holds ? "" : "not ")\(comparison)"
    }
    return Finding(holds: finding?.holds, measure: measure, comparison: comparison)
  }

  func height(in width: Double) -> Double {
    Self.positionHeight + Self.velocityHeight + 12 + 24 + Double(findings.count) * Self.lineHeight
  }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    var y = 0.0
    canvas.write(verdict, in: Rect(x: 0, y: y, width: width, height: 18), style: Look.heading)
    y += 22
    for finding in findings {
      canvas.fill(
        Path(circleAt: Point(x: 4, y: y + 9), radius: 4),
        with: finding.holds.map { $0 ? Look.good : Look.warning } ?? Look.track)
      let line = Rect(x: 16, y: y, width: width - 16, height: 18)
      canvas.write(finding.comparison, in: line, style: Look.value)
      canvas.write(finding.measure, in: line, style: Look.label, color: Look.secondary)
      y += Self.lineHeight
    }
    y += 6
    position.draw(on: canvas, in: Rect(x: 0, y: y, width: width, height: Self.positionHeight))
    y += Self.positionHeight + 6
    velocity.draw(on: canvas, in: Rect(x: 0, y: y, width: width, height: Self.velocityHeight))
  }
}
