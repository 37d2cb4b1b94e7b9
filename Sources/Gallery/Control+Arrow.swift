import Drawing
import Geometry
import Interaction
import Slipsheet

extension Control {
  /// The round button that leads to the picture before (a step of -1) or the next one, in the middle of its target.
  static func arrow(step: Int, frame: Rect, theme: Theme, leads: @escaping () -> Bool) -> Control {
    let isBack = step < 0
    return Control(
      name: isBack ? Session.previousControl : Session.nextControl, label: isBack ? "Previous" : "Next",
      frame: frame, isFixed: true
    ) { canvas, state in
      guard leads() else { return }
      let radius = Theme.Grid.closeCircle / 2
      let circle = Path(circleAt: frame.center, radius: radius)
      canvas.fill(circle, with: theme.closeCircle)
      canvas.fill(circle, with: theme.highlight(for: state))
      let side = Double(step)
      // a chevron's weight lies on its open side, so it stands a little further out
      let tip = frame.center + Vector(dx: 3.25 * side, dy: 0)
      var chevron = Path()
      chevron.move(to: tip + Vector(dx: -5 * side, dy: -5))
      chevron.line(to: tip)
      chevron.line(to: tip + Vector(dx: -5 * side, dy: 5))
      let isTouched = state.isHovered || state.isPressed
      canvas.stroke(
        chevron, with: isTouched ? theme.text : theme.secondary,
        style: LineStyle(width: Theme.Grid.closeStroke, cap: .round, join: .round))
      if state.isFocused {
        let box = Rect(center: frame.center, size: Size(width: radius * 2, height: radius * 2))
        let ring = box.inset(by: .init(all: -Theme.Grid.focusRing * 1.5))
        canvas.stroke(Path(ellipseIn: ring), with: theme.accent, width: Theme.Grid.focusRing)
      }
    }
  }
}
