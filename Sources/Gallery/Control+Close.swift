import Drawing
import Geometry
import Slipsheet

extension Control {
  /// The round button that closes a panel, in the middle of its target.
  static func close(frame: Rect, theme: Theme, action: @escaping () -> Void) -> Control {
    Control(name: "close", label: "Close", frame: frame, isFixed: true, action: action) { canvas, state in
      let radius = Theme.Grid.closeCircle / 2
      let circle = Path(circleAt: frame.center, radius: radius)
      canvas.fill(circle, with: theme.closeCircle)
      canvas.fill(circle, with: theme.highlight(for: state))
      let arm = 4.75
      var cross = Path()
      for side in [-1.0, 1.0] {
        cross.move(to: frame.center + Vector(dx: -arm, dy: -arm * side))
        cross.line(to: frame.center + Vector(dx: arm, dy: arm * side))
      }
      let isTouched = state.isHovered || state.isPressed
      canvas.stroke(
        cross, with: isTouched ? theme.text : theme.secondary,
        style: LineStyle(width: Theme.Grid.closeStroke, cap: .round))
      if state.isFocused {
        let box = Rect(center: frame.center, size: Size(width: radius * 2, height: radius * 2))
        let ring = box.inset(by: .init(all: -Theme.Grid.focusRing * 1.5))
        canvas.stroke(Path(ellipseIn: ring), with: theme.accent, width: Theme.Grid.focusRing)
      }
    }
  }
}
