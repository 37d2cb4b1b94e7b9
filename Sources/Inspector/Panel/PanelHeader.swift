import Drawing
import Geometry

/// The upper part of the inspector: what is tuned, and what can be done with it.
struct PanelHeader: InspectorRow {
  var title: String
  var isEdited: Bool
  var canUndo: Bool
  var canRedo: Bool

  private static let button = Size(width: 36, height: 44)
  private static let all: [Target] = [.undo, .redo, .save, .close]

  func height(in width: Double) -> Double { Look.headerHeight }

  func targets(in width: Double) -> [TargetArea] {
    Self.all.enumerated().map { index, target in
      let x = width - Double(Self.all.count - index) * Self.button.width + 8
      return TargetArea(target: target, frame: Rect(origin: Point(x: x, y: 2), size: Self.button))
    }
  }

  func draw(on canvas: Canvas, width: Double, touch: Touch) {
    let targets = targets(in: width)
    let room = (targets.first?.frame.minX ?? width) - 12
    let text = TextLayout(title, style: Look.section, width: room - 14, maxLines: 1)
    canvas.draw(text, at: Point(x: 0, y: 14), color: Look.text)
    if isEdited {
      canvas.fill(Path(circleAt: Point(x: text.size.width + 10, y: 24), radius: 3.5), with: Look.warning)
    }
    for area in targets {
      let isTouched = touch.held == area.target || touch.hovered == area.target
      let center = area.frame.center
      let ground = Rect(center: center, size: Size(width: 32, height: 32))
      if isTouched {
        canvas.fill(
          Path(rounded: ground, radius: 8),
          with: Color.white.opacity(touch.held == area.target ? 0.18 : 0.1))
      }
      let color = isEnabled(area.target) ? Look.text : Look.secondary.opacity(0.4)
      canvas.stroke(
        Self.icon(area.target, at: center), with: color,
        style: LineStyle(width: 1.75, cap: .round, join: .round))
      if touch.focused == area.target { canvas.ring(ground, radius: 8) }
    }
  }

  private func isEnabled(_ target: Target) -> Bool {
    switch target {
    case .undo: canUndo
    case .redo: canRedo
    default: true
    }
  }

  private static func icon(_ target: Target, at center: Point) -> Path {
    var path = Path()
    func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    switch target {
    case .undo, .redo:
      // an arrow that turns back, mirrored for redo
      let side = target == .undo ? 1.0 : -1
      path.move(to: at(-side * 6, -2))
      path.line(to: at(side * 2, -2))
      path.cubic(at(side * 7.5, -2), at(side * 7.5, 6), to: at(side * 2, 6))
      path.line(to: at(-side * 2, 6))
      path.move(to: at(-side * 2.5, -5.5))
      path.line(to: at(-side * 6, -2))
      path.line(to: at(-side * 2.5, 1.5))
    case .save:
      path.move(to: at(0, -7))
      path.line(to: at(0, 2.5))
      path.move(to: at(-3.5, -1))
      path.line(to: at(0, 2.5))
      path.line(to: at(3.5, -1))
      path.move(to: at(-6.5, 3))
      path.line(to: at(-6.5, 6.5))
      path.line(to: at(6.5, 6.5))
      path.line(to: at(6.5, 3))
    default:
      path.move(to: at(-5, -5))
      path.line(to: at(5, 5))
      path.move(to: at(5, -5))
      path.line(to: at(-5, 5))
    }
    return path
  }
}
