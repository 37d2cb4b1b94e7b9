import Interaction
import Drawing
import Geometry
import Motion

/// A recording with its moment on a line of time.
struct ScrubRow: InspectorRow {
  var name: String
  var time: Instant?
  var end: Instant
  var isPlaying: Bool

  private static let knob = 8.0
  private static let button = 32.0
  private static let trackY = 48.0

  func height(in width: Double) -> Double { 72 }

  private func play(_ width: Double) -> Rect {
    Rect(x: 0, y: Self.trackY - 16, width: Self.button, height: Self.button)
  }

  private func track(_ width: Double) -> Rect {
    Rect(x: Self.button + 12, y: Self.trackY - 2, width: max(1, width - Self.button - 12), height: 4)
  }

  func targets(in width: Double) -> [TargetArea] {
    let track = track(width)
    let areas = [
      TargetArea(target: .play, frame: play(width).inset(by: .init(all: -6))),
      TargetArea(
        target: .scrub, frame: Rect(x: track.minX, y: 26, width: track.width, height: 44)),
    ]
    guard time != nil else { return areas }
    return areas + [TargetArea(target: .live, frame: live(width).inset(by: .init(top: -8, bottom: -2)))]
  }

  private func live(_ width: Double) -> Rect { Rect(x: width - 92, y: 0, width: 92, height: 22) }

  /// The moment at a place, in the row's points.
  func time(at x: Double, in width: Double) -> Instant {
    let track = track(width)
    let share = (x - track.minX - Self.knob) / max(1, track.width - 2 * Self.knob)
    return Instant(nanoseconds: Int64(Double(end.nanoseconds) * max(0, min(1, share))))
  }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let track = track(width)
    let milliseconds = { (time: Instant) in numberText(time.seconds * 1000, places: 0) }
    let words =
      time.map { "\(milliseconds($0)) of \(milliseconds(end)) ms" } ?? "\(name), \(milliseconds(end)) ms"
    canvas.write(
      words, in: Rect(x: 0, y: 2, width: width - (time == nil ? 0 : 100), height: 18), style: Look.figures,
      color: Look.secondary)
    if time != nil { drawLive(on: canvas, width: width, touch: touch) }
    drawPlay(on: canvas, width: width, touch: touch)
    let share = (time ?? .zero).seconds / max(1e-9, end.seconds)
    let x = track.minX + Self.knob + share * (track.width - 2 * Self.knob)
    canvas.fill(Path(rounded: track, radius: 2), with: Look.track)
    if time != nil {
      let filled = Rect(x: track.minX, y: track.minY, width: x - track.minX, height: 4)
      canvas.fill(Path(rounded: filled, radius: 2), with: Look.accent)
    }
    let isTouched = touch.held == .scrub || touch.hovered == .scrub
    let knob = Point(x: x, y: Self.trackY)
    canvas.fill(
      Path(circleAt: knob, radius: isTouched ? Self.knob : Self.knob - 1),
      with: touch.held == .scrub ? Look.accent : time == nil ? Look.secondary : Look.text)
    if touch.focused == .scrub {
      canvas.stroke(Path(circleAt: knob, radius: Self.knob + 3), with: Look.accent, width: Look.focusRing)
    }
  }

  private func drawLive(on canvas: Canvas, width: Double, touch: Touch) {
    let box = live(width)
    let isTouched = touch.held == .live || touch.hovered == .live
    canvas.fill(
      Path(rounded: box, radius: 6), with: isTouched ? Color.white.opacity(0.18) : Color.white.opacity(0.1))
    let text = TextLayout("Back to live", style: Look.label)
    canvas.draw(
      text, at: Point(x: box.center.x - text.size.width / 2, y: box.minY + 2), color: Look.text)
    if touch.focused == .live { canvas.ring(box.inset(by: .init(all: -2)), radius: 8) }
  }

  private func drawPlay(on canvas: Canvas, width: Double, touch: Touch) {
    let box = play(width)
    let isTouched = touch.held == .play || touch.hovered == .play
    canvas.fill(
      Path(circleAt: box.center, radius: box.width / 2),
      with: Color.white.opacity(isTouched ? 0.18 : 0.1))
    var sign = Path()
    let center = box.center
    if isPlaying {
      for side in [-1.0, 1.0] {
        sign.append(
          Path(Rect(center: Point(x: center.x + side * 3.5, y: center.y), size: Size(width: 3, height: 11))))
      }
    } else {
      sign.move(to: Point(x: center.x - 3.5, y: center.y - 6))
      sign.line(to: Point(x: center.x + 6, y: center.y))
      sign.line(to: Point(x: center.x - 3.5, y: center.y + 6))
      sign.close()
    }
    canvas.fill(sign, with: Look.text)
    if touch.focused == .play {
      canvas.stroke(
        Path(circleAt: center, radius: box.width / 2 + 2), with: Look.accent, width: Look.focusRing)
    }
  }
}
