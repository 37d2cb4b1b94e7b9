import Drawing
import Gallery
import Geometry
import Interaction

/// Releases as a diagram: where the hand went and how fast, the thresholds, and which clauses held.
package struct ExplanationDrawing {
  private let explanations: [Explanation]
  private let theme: Theme

  /// The most releases that one picture shows.
  package static let mostReleases = 12

  /// Shows releases one below the other, at most `mostReleases` of them.
  package init(of explanations: [Explanation], theme: Theme) {
    self.explanations = Array(explanations.prefix(Self.mostReleases))
    self.theme = theme
  }

  /// Every measure of the picture, in points.
  private enum Look {
    static let width = 760.0
    static let margin = 28.0
    static let plot = Rect(x: 84, y: 118, width: 648, height: 216)
    static let speed = Rect(x: 84, y: 400, width: 648, height: 136)
    static let clauses = 584.0
    static let clauseHeight = 26.0
    static let figures = TextStyle(size: 13, lineHeight: 18, alignment: .leading, hasTabularFigures: true)
  }

  /// An orange that stands out from the accent for every kind of eye.
  private var threshold: Color { Color(hex: theme == .dark ? 0xFFA24D : 0xC2410C) }

  private func height(of explanation: Explanation) -> Double {
    Look.clauses + Look.clauseHeight * Double(explanation.decision.findings.count) + Look.margin
  }

  /// Draws it.
  package func diagram() -> Diagram {
    let height = explanations.map(height).reduce(0, +)
    var diagram = Diagram(size: Size(width: Look.width, height: height), background: theme.canvas)
    var top = 0.0
    for explanation in explanations {
      draw(explanation, at: top, on: &diagram)
      top += self.height(of: explanation)
    }
    return diagram
  }

  private func draw(_ explanation: Explanation, at top: Double, on diagram: inout Diagram) {
    let decision = explanation.decision
    let axis = explanation.axis
    let time = numberText(explanation.time.seconds, places: 3)
    diagram.text(
      "\(explanation.style) \(explanation.verdict)", at: Point(x: Look.margin, y: top + 24),
      style: Theme.title, color: theme.text)
    let still = explanation.standstill.map { ", since \($0)" } ?? ""
    diagram.text(
      "Let go at \(time) s, moved \(pair(decision.translation)) points, "
        + "at \(pair(decision.velocity)) points/s\(still).",
      at: Point(x: Look.margin, y: top + 56), style: Theme.caption, color: theme.secondary)
    let clauses = decision.findings.filter { $0.clause.axis == axis }
    let way = axis == .vertical ? "down" : "to the right"
    let start = explanation.points.first?.time.seconds ?? 0
    let times = start...max(explanation.points.last?.time.seconds ?? 0, start + 0.02)
    let projected = clauses.first { $0.clause.quantity == .position && $0.clause.lookAhead > 0 }
    draw(
      Curve(
        title: "moved \(way), points" + (projected == nil ? "" : "; the ring is where it would come to rest"),
        points: explanation.points.map { Point(x: $0.time.seconds, y: $0.translation[axis]) },
        levels: levels(
          clauses.filter { $0.clause.quantity == .position }, of: decision.translation[axis]),
        times: times, release: explanation.time.seconds, mark: decision.translation[axis],
        projected: projected.map { _ in decision.projected[axis] }, growsDown: axis == .vertical),
      in: Look.plot.offset(by: Vector(dx: 0, dy: top)), on: &diagram)
    draw(
      Curve(
        title: "velocity, points/s",
        points: explanation.points.filter { $0.time <= explanation.time }
          .map { Point(x: $0.time.seconds, y: $0.velocity[axis]) },
        levels: levels(
          clauses.filter { $0.clause.quantity == .velocity }, of: decision.velocity[axis]),
        times: times, release: explanation.time.seconds, mark: decision.velocity[axis], projected: nil,
        growsDown: axis == .vertical),
      in: Look.speed.offset(by: Vector(dx: 0, dy: top)), on: &diagram)
    for (index, finding) in decision.findings.enumerated() {
      draw(finding, at: top + Look.clauses + Double(index) * Look.clauseHeight, on: &diagram)
    }
  }

  private func pair(_ vector: Vector) -> String {
    "\(numberText(vector.dx, places: 1)), \(numberText(vector.dy, places: 1))"
  }

  /// The thresholds; where either way counts, the one of the way that was taken.
  private func levels(_ findings: [Decision.Finding], of value: Double) -> [Double] {
    findings.map { $0.clause.isAbsolute && value < 0 ? -$0.threshold : $0.threshold }
  }

  private func draw(_ finding: Decision.Finding, at y: Double, on diagram: inout Diagram) {
    let place = Point(x: Look.margin + 6, y: y + 9)
    if finding.holds {
      diagram.fill(Path(circleAt: place, radius: 6), with: theme.accent)
    } else {
      diagram.stroke(Path(circleAt: place, radius: 5), with: theme.secondary, width: 2)
    }
    diagram.text(
      finding.holds ? "holds" : "fails", at: Point(x: Look.margin + 22, y: y), style: Theme.overline,
      color: finding.holds ? theme.accent : theme.secondary)
    diagram.text(
      Explanation.words(finding), at: Point(x: Look.plot.minX + 12, y: y), style: Look.figures,
      color: theme.text)
  }

  /// A value over time.
  private struct Curve {
    var title: String
    /// Seconds from the trace's zero, and the value.
    var points: [Point]
    var levels: [Double]
    /// The time axis, from the grip on.
    var times: ClosedRange<Double>
    /// The time of the release.
    var release: Double
    /// What was measured there.
    var mark: Double
    /// Where it would have come to rest.
    var projected: Double?
    /// Whether greater values lie lower, as places in a window do.
    var growsDown: Bool

    var values: ClosedRange<Double> {
      let all =
        points.filter { $0.x <= release }.map(\.y) + levels + [0, mark] + (projected.map { [$0] } ?? [])
      let least = all.min() ?? 0
      let most = all.max() ?? 1
      let air = max((most - least) * 0.12, 1)
      return (least < 0 ? least - air : least - air / 3)...(most > 0 ? most + air : most + air / 3)
    }
  }

  private func draw(_ curve: Curve, in rect: Rect, on diagram: inout Diagram) {
    let values = curve.values
    func x(_ time: Double) -> Double {
      rect.minX + (time - curve.times.lowerBound) / (curve.times.upperBound - curve.times.lowerBound)
        * rect.width
    }
    func y(_ value: Double) -> Double {
      let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
      return curve.growsDown ? rect.minY + share * rect.height : rect.maxY - share * rect.height
    }
    diagram.text(
      curve.title, at: Point(x: rect.minX, y: rect.minY - 26), style: Theme.caption, color: theme.text)
    diagram.fill(Path(rounded: rect, radius: 8), with: theme.surface)
    let hairline = theme.text.opacity(0.1)
    for tick in Chart.ticks(from: values.lowerBound, to: values.upperBound, about: Int(rect.height / 36)) {
      diagram.stroke(
        across(rect, at: y(tick)), with: tick == 0 ? theme.text.opacity(0.3) : hairline, width: 1)
      diagram.text(
        numberText(tick, places: 3), at: Point(x: rect.minX - 10, y: y(tick) - 9), style: Look.figures,
        color: theme.secondary, anchor: .end)
    }
    let ticks = Chart.ticks(from: curve.times.lowerBound * 1000, to: curve.times.upperBound * 1000, about: 8)
    for tick in ticks {
      let place = x(tick / 1000)
      diagram.text(
        numberText(tick, places: 1) + (tick == ticks.first ? " ms" : ""),
        at: Point(x: place, y: rect.maxY + 6), style: Look.figures, color: theme.secondary,
        anchor: place < rect.minX + 16 ? .start : .middle)
    }
    diagram.clipped(to: rect) { diagram in
      var line = Path()
      line.move(to: Point(x: x(curve.release), y: rect.minY))
      line.line(to: Point(x: x(curve.release), y: rect.maxY))
      diagram.stroke(
        line, with: theme.text.opacity(0.5), style: LineStyle(width: 1, dashes: [3, 3]))
      for level in curve.levels {
        diagram.stroke(
          across(rect, at: y(level)), with: threshold, style: LineStyle(width: 2, dashes: [6, 4]))
        diagram.text(
          numberText(level, places: 1), at: Point(x: rect.minX + 8, y: y(level) - 20),
          style: Theme.overline, color: threshold)
      }
      var path = Path()
      for (index, point) in curve.points.enumerated() {
        let place = Point(x: x(point.x), y: y(point.y))
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      diagram.stroke(
        path, with: theme.accent, style: LineStyle(width: 2.5, cap: .round, join: .round))
      let mark = Point(x: x(curve.release), y: y(curve.mark))
      if let projected = curve.projected {
        let goal = Point(x: mark.x, y: y(projected))
        diagram.stroke(Path(circleAt: goal, radius: 6), with: theme.accent, width: 2.5)
      }
      diagram.fill(Path(circleAt: mark, radius: 6.5), with: theme.surface)
      diagram.fill(Path(circleAt: mark, radius: 5), with: theme.accent)
    }
  }

  private func across(_ rect: Rect, at y: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: y))
    path.line(to: Point(x: rect.maxX, y: y))
    return path
  }
}
