import Interaction
import Drawing
import Geometry

/// A line over time in a frame with axes, and the levels that matter drawn where they lie.
struct Plot: Equatable {
  /// A level across the plot.
  struct Level: Equatable {
    var value: Double
    var text: String
  }

  var title: String
  /// The unit of the values.
  var unit: String
  /// Time in seconds across, the value upward.
  var line: [Point]
  var color: Color
  var levels: [Level] = []
  /// The time of the release, in seconds.
  var release: Double?
  /// What was measured at the release.
  var mark: Double?
  /// The end of the time axis, in seconds.
  var end: Double
  /// Whether greater values lie lower, as places in a window do.
  var growsDown = false

  static let titleHeight = 22.0
  static let axisHeight = 16.0
  private static let axisWidth = 38.0

  /// The values from the least to the greatest, with a little air.
  private var range: ClosedRange<Double> {
    // what follows the release is shown as far as there is room
    let values =
      line.filter { $0.x <= release ?? .infinity }.map(\.y) + levels.map(\.value) + [0]
      + (mark.map { [$0] } ?? [])
    let least = values.min() ?? 0
    let most = values.max() ?? 1
    let air = max((most - least) * 0.12, 0.5)
    return (least - (least < 0 ? air : air / 2))...(most + air)
  }

  /// A value beside the axis: from ten thousand on in thousands, for which there is room.
  static func axisText(_ value: Double) -> String {
    abs(value) < 10_000 ? numberText(value, places: 2) : "\(numberText(value / 1000, places: 1))k"
  }

  /// Draws it in a rectangle.
  func draw(on canvas: Canvas, in rect: Rect) {
    let heading = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 18)
    canvas.write(title, in: heading, style: Look.label, color: Look.secondary)
    canvas.write(unit, in: heading, style: Look.trailingCaption, color: Look.secondary)
    let area = Rect(
      x: rect.minX + Self.axisWidth, y: rect.minY + Self.titleHeight, width: rect.width - Self.axisWidth,
      height: rect.height - Self.titleHeight - Self.axisHeight)
    canvas.fill(Path(rounded: area, radius: 6), with: Look.plotGround)
    let range = range
    func y(_ value: Double) -> Double {
      let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return growsDown ? area.minY + share * area.height : area.maxY - share * area.height
    }
    func x(_ time: Double) -> Double { area.minX + min(1, max(0, time / max(end, 1e-3))) * area.width }
    for tick in Self.ticks(in: range, room: area.height / 28) {
      let height = y(tick)
      canvas.fill(
        Rect(x: area.minX, y: height - 0.5, width: area.width, height: 1),
        with: tick == 0 ? Color.white.opacity(0.24) : Look.hairline)
      let label = Rect(x: rect.minX, y: height - 7, width: Self.axisWidth - 6, height: 14)
      canvas.write(
        Self.axisText(tick), in: label, style: Look.trailingCaption, color: Look.secondary)
    }
    drawTimes(on: canvas, in: area, x: x)
    canvas.saved {
      canvas.clip(to: Path(rounded: area, radius: 6))
      if let release { drawRelease(on: canvas, at: x(release), in: area) }
      for level in levels { draw(level, on: canvas, at: y(level.value), in: area) }
      var path = Path()
      for (index, point) in line.filter({ $0.x <= end + 1e-9 }).enumerated() {
        let place = Point(x: x(point.x), y: y(point.y))
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      canvas.stroke(path, with: color, style: LineStyle(width: 2, cap: .round, join: .round))
      if let release, let mark {
        let place = Point(x: x(release), y: y(mark))
        canvas.fill(Path(circleAt: place, radius: 5.5), with: Look.surface)
        canvas.fill(Path(circleAt: place, radius: 4), with: Look.text)
      }
    }
  }

  private func drawTimes(on canvas: Canvas, in area: Rect, x: (Double) -> Double) {
    for tick in Self.ticks(in: 0...max(end, 1e-3), room: area.width / 70) {
      let place = x(tick)
      canvas.fill(Rect(x: place - 0.5, y: area.maxY, width: 1, height: 3), with: Look.hairline)
      let text = TextLayout("\(numberText(tick * 1000, places: 0)) ms", style: Look.caption)
      let left = max(area.minX, min(area.maxX - text.size.width, place - text.size.width / 2))
      canvas.draw(text, at: Point(x: left, y: area.maxY + 3), color: Look.secondary)
    }
  }

  private func drawRelease(on canvas: Canvas, at x: Double, in area: Rect) {
    var line = Path()
    line.move(to: Point(x: x, y: area.minY))
    line.line(to: Point(x: x, y: area.maxY))
    canvas.stroke(
      line, with: Color.white.opacity(0.5), style: LineStyle(width: 1, dashes: [3, 3]))
  }

  private func draw(_ level: Level, on canvas: Canvas, at y: Double, in area: Rect) {
    var line = Path()
    line.move(to: Point(x: area.minX, y: y))
    line.line(to: Point(x: area.maxX, y: y))
    canvas.stroke(line, with: Look.warning, style: LineStyle(width: 1.5, dashes: [5, 4]))
    let text = TextLayout(level.text, style: Look.caption)
    let above = y - 15 < area.minY ? y + 2 : y - 15
    canvas.draw(text, at: Point(x: area.maxX - text.size.width - 6, y: above), color: Look.warning)
  }

  /// Round values in a range, about as many as there is room for.
  static func ticks(in range: ClosedRange<Double>, room: Double) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return [] }
    let least = span / max(1, room)
    var unit = 1.0
    while unit < least { unit *= 10 }
    while unit / 10 >= least { unit /= 10 }
    let step = [0.2, 0.5, 1].map { $0 * unit }.first { $0 >= least } ?? unit
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last, last - first < 100 else { return [] }
    return (Int(first)...Int(last)).map { Double($0) * step }
  }
}
