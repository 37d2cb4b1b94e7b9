import Drawing
import Geometry
import Slipsheet

extension Control {
  /// A part of a page that is pressed as a whole; its frame is the shape and the room for the focus ring around it.
  ///
  /// What lies over it while it is hovered or pressed comes after what `draw` draws.
  static func tile(
    name: String, label: String, shape: Rect, radius: Double, theme: Theme, action: @escaping () -> Void,
    draw: @escaping (Canvas, _ showsPicture: Bool) -> Void
  ) -> Control {
    let frame = shape.inset(by: .init(all: -Theme.Grid.focusRing * 2))
    return Control(name: name, label: label, frame: frame, action: action) { canvas, state in
      draw(canvas, !state.isPictureAway)
      let highlight = theme.highlight(for: state)
      if highlight.alpha > 0 { canvas.fill(Path(continuous: shape, radius: radius), with: highlight) }
      if state.isFocused { canvas.drawFocusRing(around: shape, radius: radius, color: theme.accent) }
    }
  }
}
