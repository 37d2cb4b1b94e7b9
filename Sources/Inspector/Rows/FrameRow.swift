import Interaction
import Drawing
import Geometry

/// How long frames took to draw, beside what a display of 60 frames a second leaves for one.
struct FrameRow: InspectorRow {
  var times: FrameTimes

  /// A frame's time at 60 frames a second, in milliseconds.
  private static let budget = 1000.0 / 60
  private static let graphHeight = 56.0

  func height(in width: Double) -> Double { Self.graphHeight + 28 }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let milliseconds = times.milliseconds
    let line = Rect(x: 0, y: 0, width: width, height: 18)
    let last = milliseconds.last.map { "last \(numberText($0, places: 1)) ms" } ?? "none yet"
    let worst = milliseconds.max().map { "longest \(numberText($0, places: 1)) ms" } ?? ""
    canvas.write(last, in: line, style: Look.figures, color: Look.secondary)
    canvas.write(worst, in: line, style: Look.value, color: Look.secondary)
    let area = Rect(x: 0, y: 22, width: width, height: Self.graphHeight)
    canvas.fill(Path(rounded: area, radius: 6), with: Look.plotGround)
    canvas.saved {
      canvas.clip(to: Path(rounded: area, radius: 6))
      let most = max(Self.budget * 1.25, milliseconds.max() ?? 0)
      let step = area.width / Double(FrameTimes.most)
      for (index, time) in milliseconds.enumerated() {
        let height = time / most * area.height
        let x = area.maxX - Double(milliseconds.count - index) * step
        canvas.fill(
          Rect(x: x, y: area.maxY - height, width: max(1, step - 0.5), height: height),
          with: time > Self.budget ? Look.warning : Look.accent.opacity(0.8))
      }
      let y = area.maxY - Self.budget / most * area.height
      var limit = Path()
      limit.move(to: Point(x: 0, y: y))
      limit.line(to: Point(x: width, y: y))
      canvas.stroke(limit, with: Color.white.opacity(0.4), style: LineStyle(width: 1, dashes: [3, 3]))
      let text = TextLayout("16.7 ms", style: Look.caption)
      canvas.draw(text, at: Point(x: 6, y: y - 15 < area.minY ? y + 1 : y - 15), color: Look.secondary)
    }
  }
}
