import Drawing
import Geometry
import Slipsheet

extension Control {
  /// A button with words on the accent; its frame is the shape and the room for the focus ring around it.
  static func button(
    name: String, title: String, shape: Rect, theme: Theme, action: @escaping () -> Void
  ) -> Control {
    let ring = Theme.Grid.focusRing * 2
    let frame = shape.inset(by: .init(all: -ring))
    var style = Theme.button
    style.alignment = .center
    return Control(name: name, label: title, frame: frame, action: action) { canvas, state in
      guard !state.isPictureAway else { return }
      let path = Path(continuous: shape, radius: Theme.Grid.cardRadius)
      canvas.fill(path, with: theme.accent(for: state))
      let text = TextLayout(title, style: style, width: shape.width, maxLines: 1)
      let y = shape.minY + ((shape.height - text.size.height) / 2).rounded()
      canvas.draw(text, at: Point(x: shape.minX, y: y), color: theme.onAccent)
      if state.isFocused {
        canvas.drawFocusRing(around: shape, radius: Theme.Grid.cardRadius, color: theme.accent)
      }
    }
  }
}

extension Theme {
  /// The accent as it answers to the hand.
  func accent(for state: Control.State) -> Color {
    if state.isPressed { return accent.covered(by: accentPress) }
    return state.isHovered ? accent.covered(by: accentHover) : accent
  }

  /// What lies over a row, a card or a close button as it answers to the hand.
  func highlight(for state: Control.State) -> Color {
    if state.isPressed { return press }
    return state.isHovered ? hover : .clear
  }
}

extension Canvas {
  /// Draws a ring at a small distance around a shape with round corners.
  func drawFocusRing(around shape: Rect, radius: Double, color: Color) {
    let width = Theme.Grid.focusRing
    let distance = width * 1.5
    let path = Path(continuous: shape.inset(by: .init(all: -distance)), radius: radius + distance)
    stroke(path, with: color, width: width)
  }
}
