import Drawing
import Gallery
import Geometry
import Interaction

/// A decision map as a diagram: what dismisses, the boundary, axes with units, and a legend.
package struct DecisionMapDrawing {
  private let styles: [Style]
  private let maps: [DecisionMap]
  /// Where each of two styles dismisses alone.
  private let differences: [DecisionMap]
  private let theme: Theme

  /// Maps a style in a window, beside another one where there is one to compare with.
  package init(of style: Style, comparedWith other: Style? = nil, surroundings: Surroundings, theme: Theme) {
    styles = [style] + (other.map { [$0] } ?? [])
    maps = styles.map { DecisionMap(of: $0, surroundings: surroundings) }
    let axis = maps[0].axis
    differences =
      other.map { other in
        [(style, other), (other, style)].map {
          DecisionMap(where: $0, dismissesUnlike: $1, along: axis, surroundings: surroundings)
        }
      } ?? []
    self.theme = theme
  }

  /// Every measure of the picture, in points.
  private enum Look {
    static let size = Size(width: 760, height: 580)
    static let margin = 28.0
    static let plot = Rect(x: 84, y: 128, width: 648, height: 372)
    static let figures = TextStyle(size: 13, lineHeight: 18, alignment: .leading, hasTabularFigures: true)
    static let swatch = Size(width: 20, height: 12)
  }

  private var isComparison: Bool { styles.count > 1 }
  /// The lines' colours: the accent, and an orange that stands out from it for every kind of eye.
  private var colors: [Color] { [theme.accent, Color(hex: theme == .dark ? 0xFFA24D : 0xC2410C)] }

  private var chart: Chart {
    let reach = maps.map(\.reach).max() ?? 1
    let edges = maps.flatMap { map in
      map.columns.flatMap(\.dismissed).flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 < map.reach }
    }
    let farthest = edges.max() ?? reach
    let shown = min(reach, max(farthest * 2.4, reach * 0.25))
    return Chart(rect: Look.plot, distance: shown, velocity: DecisionMap.fastest)
  }

  /// Draws it.
  package func diagram() -> Diagram {
    var diagram = Diagram(size: Look.size, background: theme.canvas)
    let chart = chart
    drawHead(on: &diagram)
    drawLegend(on: &diagram)
    diagram.fill(Path(Look.plot), with: theme.surface)
    drawGrid(chart, on: &diagram)
    diagram.clipped(to: Look.plot) { diagram in drawAreas(chart, on: &diagram) }
    drawRests(chart, on: &diagram)
    return diagram
  }

  private func drawHead(on diagram: inout Diagram) {
    let names = styles.map(\.name).joined(separator: " and ")
    diagram.text(
      isComparison ? "Where \(names) decide apart" : "When \(names) dismisses",
      at: Point(x: Look.margin, y: 24), style: Theme.title, color: theme.text)
    guard let map = maps.first else { return }
    let axis = map.axis.rawValue
    let window = "\(numberText(map.window.width, places: 3)) x \(numberText(map.window.height, places: 3))"
    let drag =
      map.isOneOfTwoAxes
      ? "The \(axis) one of two axes, in \(window)." : "A \(axis) drag, in a window of \(window)."
    diagram.text(
      "Each place is a release; its velocity was held for the last 100 ms. \(drag)",
      at: Point(x: Look.margin, y: 56), style: Theme.caption, color: theme.secondary)
  }

  private func drawLegend(on diagram: inout Diagram) {
    var entries: [(String, area: Color?, line: Color?)]
    if isComparison {
      entries = zip(styles, colors).map { ("only \($0.name) dismisses", $1.opacity(0.2), nil) }
      entries += zip(styles, colors).map { ("boundary of \($0.name)", nil, $1) }
    } else {
      entries = [
        ("dismissed", theme.accent.opacity(0.2), nil), ("restored", theme.surface, nil),
        ("boundary", nil, theme.accent),
      ]
    }
    let widths = entries.map { 28 + TextLayout($0.0, style: Theme.caption).size.width + 24 }
    let right = Look.size.width - Look.margin + 24
    // long names take two rows
    var (x, y) = (Look.margin, Look.margin + widths.reduce(0, +) > right ? 80.0 : 88)
    for ((name, area, line), width) in zip(entries, widths) {
      if x > Look.margin, x + width > right { (x, y) = (Look.margin, y + 20) }
      let swatch = Rect(origin: Point(x: x, y: y + 3), size: Look.swatch)
      if let area {
        diagram.fill(Path(rounded: swatch, radius: 3), with: area)
        diagram.stroke(Path(rounded: swatch, radius: 3), with: theme.text.opacity(0.25), width: 1)
      }
      if let line {
        diagram.stroke(segment(swatch.minX, swatch.maxX, y: swatch.center.y), with: line, width: 2.5)
      }
      diagram.text(name, at: Point(x: x + 28, y: y), style: Theme.caption, color: theme.text)
      x += width
    }
  }

  private func drawGrid(_ chart: Chart, on diagram: inout Diagram) {
    let plot = Look.plot
    let hairline = theme.text.opacity(0.1)
    for distance in Chart.ticks(from: 0, to: chart.distance, about: 6) {
      let y = chart.point(distance: distance, velocity: 0).y
      if distance > 0 { diagram.stroke(segment(plot.minX, plot.maxX, y: y), with: hairline, width: 1) }
      diagram.text(
        numberText(distance, places: 3), at: Point(x: plot.minX - 10, y: y - 9), style: Look.figures,
        color: theme.secondary, anchor: .end)
    }
    for velocity in Chart.ticks(from: -chart.velocity, to: chart.velocity, about: 8) {
      let x = chart.point(distance: 0, velocity: velocity).x
      var line = Path()
      line.move(to: Point(x: x, y: plot.minY))
      line.line(to: Point(x: x, y: plot.maxY))
      let isRest = velocity == 0
      diagram.stroke(line, with: isRest ? theme.text.opacity(0.3) : hairline, width: 1)
      diagram.text(
        numberText(velocity, places: 3), at: Point(x: x, y: plot.maxY + 8), style: Look.figures,
        color: theme.secondary,
        anchor: .middle)
    }
    diagram.text(
      "velocity at release, points/s (below 0: back towards rest)",
      at: Point(x: plot.center.x, y: plot.maxY + 32),
      style: Theme.caption, color: theme.text, anchor: .middle)
    diagram.text(
      "distance at release, points", at: Point(x: 24, y: plot.center.y), style: Theme.caption,
      color: theme.text, anchor: .middle, isTurned: true)
  }

  private func drawAreas(_ chart: Chart, on diagram: inout Diagram) {
    let round = LineStyle(width: 2.5, cap: .round, join: .round)
    for (map, color) in zip(isComparison ? differences : maps, colors) {
      diagram.fill(map.outline(in: chart), with: color.opacity(0.2))
    }
    for (map, color) in zip(maps, colors) {
      diagram.stroke(map.outline(in: chart), with: color, style: round)
    }
  }

  /// Where the boundary lies for a hand that let go at rest.
  private func drawRests(_ chart: Chart, on diagram: inout Diagram) {
    var drawn: [Double] = []
    for (map, color) in zip(maps, colors) {
      for distance in map.boundaryAtRest where distance <= chart.distance && !drawn.contains(distance) {
        drawn.append(distance)
        let place = chart.point(distance: distance, velocity: 0)
        diagram.fill(Path(circleAt: place, radius: 6), with: theme.surface)
        diagram.fill(Path(circleAt: place, radius: 4.5), with: color)
        let isLow = place.y > Look.plot.minY + 28
        diagram.text(
          "\(numberText(distance, places: 1)) points at rest",
          at: Point(x: place.x + 10, y: isLow ? place.y - 24 : place.y + 8), style: Theme.overline,
          color: color)
      }
    }
  }

  private func segment(_ from: Double, _ to: Double, y: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: from, y: y))
    path.line(to: Point(x: to, y: y))
    return path
  }
}
