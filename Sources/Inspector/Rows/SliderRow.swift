import Drawing
import Geometry
import Slipsheet

/// One number of a style, or two that belong together, each with a slider.
struct SliderRow: InspectorRow {
  struct Slider: Equatable {
    var path: StylePath
    var gauge: Gauge
    var amount: Double
  }

  var sliders: [Slider]

  private static let gap = 20.0
  private static let knob = 8.0
  private static let rowHeight = 48.0
  private static let trackY = 34.0

  func height(in width: Double) -> Double { Self.rowHeight }

  func targets(in width: Double) -> [TargetArea] {
    sliders.indices.map { TargetArea(target: .slider(sliders[$0].path), frame: frame(of: $0, width)) }
  }

  /// The number at a place, in the row's points; nil for a path that the row has not.
  func amount(of path: StylePath, at x: Double, in width: Double) -> Double? {
    guard let index = sliders.firstIndex(where: { $0.path == path }) else { return nil }
    let frame = frame(of: index, width)
    let range = sliders[index].gauge.range
    let share = (x - frame.minX - Self.knob) / max(1, frame.width - 2 * Self.knob)
    let amount = range.lowerBound + max(0, min(1, share)) * (range.upperBound - range.lowerBound)
    return sliders[index].gauge.rounded(amount)
  }

  /// Where a slider's knob is, in the row's points.
  func knob(of path: StylePath, in width: Double) -> Point? {
    guard let index = sliders.firstIndex(where: { $0.path == path }) else { return nil }
    return knob(of: sliders[index], in: frame(of: index, width))
  }

  private func frame(of index: Int, _ width: Double) -> Rect {
    let count = Double(max(2, sliders.count))
    let isAlone = sliders.count == 1
    let part = isAlone ? width : (width - Self.gap * (count - 1)) / count
    return Rect(x: Double(index) * (part + Self.gap), y: 0, width: part, height: Self.rowHeight)
  }

  private func knob(of slider: Slider, in frame: Rect) -> Point {
    let range = slider.gauge.range
    let span = range.upperBound - range.lowerBound
    let share = span > 0 ? (slider.amount - range.lowerBound) / span : 0
    let x = frame.minX + Self.knob + max(0, min(1, share)) * (frame.width - 2 * Self.knob)
    return Point(x: x, y: Self.trackY)
  }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    for (index, slider) in sliders.enumerated() {
      let frame = frame(of: index, width)
      let target = Target.slider(slider.path)
      let value = slider.gauge.text(slider.amount)
      let line = Rect(x: frame.minX, y: 4, width: frame.width, height: 18)
      canvas.write(value, in: line, style: Look.value)
      let room = frame.width - TextLayout(value, style: Look.figures).size.width - 8
      canvas.write(
        slider.gauge.title, in: Rect(x: frame.minX, y: 4, width: max(1, room), height: 18), style: Look.label,
        color: Look.secondary)
      let knob = knob(of: slider, in: frame)
      let track = Rect(x: frame.minX, y: Self.trackY - 2, width: frame.width, height: 4)
      canvas.fill(Path(rounded: track, radius: 2), with: Look.track)
      let origin = self.knob(of: Slider(path: slider.path, gauge: slider.gauge, amount: 0), in: frame)
      let start = slider.gauge.range.lowerBound >= 0 ? frame.minX : origin.x
      let (from, to) = (min(start, knob.x), max(start, knob.x))
      let filled = Rect(x: from, y: track.minY, width: to - from, height: 4)
      canvas.fill(Path(rounded: filled, radius: 2), with: Look.accent)
      let isTouched = touch.held == target || touch.hovered == target
      let radius = isTouched ? Self.knob : Self.knob - 1
      canvas.fill(Path(circleAt: knob, radius: radius), with: touch.held == target ? Look.accent : Look.text)
      if touch.focused == target {
        canvas.stroke(
          Path(circleAt: knob, radius: Self.knob + 3), with: Look.accent, width: Look.focusRing)
      }
    }
  }
}
