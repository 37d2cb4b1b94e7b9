import Drawing
import Geometry
import Slipsheet

/// Something that a style does or does not do.
struct FlagRow: InspectorRow {
  var path: StylePath
  var isSet: Bool

  private static let toggle = Size(width: 36, height: 22)

  func height(in width: Double) -> Double { 44 }

  func targets(in width: Double) -> [TargetArea] {
    [TargetArea(target: .flag(path), frame: Rect(x: 0, y: 0, width: width, height: 44))]
  }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let room = Rect(x: 0, y: 13, width: width - Self.toggle.width - 12, height: 18)
    canvas.write(Gauge.words(path.keys.last ?? ""), in: room, style: Look.label, color: Look.secondary)
    let frame = Rect(
      x: width - Self.toggle.width, y: 11, width: Self.toggle.width, height: Self.toggle.height)
    let radius = frame.height / 2
    canvas.fill(Path(rounded: frame, radius: radius), with: isSet ? Look.accent : Look.track)
    let center = Point(x: isSet ? frame.maxX - radius : frame.minX + radius, y: frame.center.y)
    canvas.fill(Path(circleAt: center, radius: radius - 3), with: Look.text)
    if touch.focused == .flag(path) {
      canvas.ring(frame.inset(by: .init(all: -3)), radius: radius + 3)
    }
  }
}
