import Drawing
import Geometry

/// A card with the program's keys, in the middle of a window: as airy as the window has room for.
@MainActor
struct HelpCard {
  let frame: Rect
  private let rowHeight: Double
  private let padding: Double
  private let keysWidth: Double
  private let shortcuts = Shortcut.all

  private static let title = "Keys"
  private static let titleHeight = 40.0
  private static let widest = 440.0
  private static let tallestRow = 36.0
  private static let capHeight = 22.0
  private static let capPadding = 7.0
  private static let capGap = 4.0
  private static let textGap = 16.0

  init(in window: Size) {
    padding = window.width < 360 ? 14 : 20
    let width = max(1, min(Self.widest, window.width - 2 * Look.floatingMargin))
    let room = window.height - 2 * Look.floatingMargin - 2 * padding - Self.titleHeight
    let count = Double(shortcuts.count)
    rowHeight = max(Self.capHeight + 2, min(Self.tallestRow, (room / count).rounded(.down)))
    let height = 2 * padding + Self.titleHeight + rowHeight * count
    let size = Size(width: width, height: height)
    frame = Rect(
      x: ((window.width - size.width) / 2).rounded(),
      y: max(0, ((window.height - size.height) / 2).rounded()),
      width: size.width, height: size.height)
    keysWidth = shortcuts.map { Self.width(of: $0.keys) }.max() ?? 0
  }

  /// Draws the card's content with its upper left corner at the origin.
  func draw(on canvas: Canvas) {
    var heading = Look.heading
    heading.size = 17
    heading.lineHeight = 24
    canvas.draw(
      TextLayout(Self.title, style: heading), at: Point(x: padding, y: padding), color: Look.text)
    var y = padding + Self.titleHeight
    for shortcut in shortcuts {
      draw(shortcut, on: canvas, y: y)
      y += rowHeight
    }
  }

  private func draw(_ shortcut: Shortcut, on canvas: Canvas, y: Double) {
    var x = padding
    let top = y + ((rowHeight - Self.capHeight) / 2).rounded()
    for key in shortcut.keys {
      let text = TextLayout(key, style: Self.keyStyle)
      let cap = Rect(x: x, y: top, width: Self.capWidth(text), height: Self.capHeight)
      if key != "…" {
        let line = cap.inset(by: .init(all: 0.5))
        canvas.fill(Path(continuous: line, radius: 5), with: Look.hairline.opacity(0.6))
        canvas.stroke(Path(continuous: line, radius: 5), with: Look.hairline, width: 1)
      }
      canvas.draw(
        text,
        at: Point(
          x: cap.minX + ((cap.width - text.size.width) / 2).rounded(),
          y: cap.minY + ((cap.height - text.size.height) / 2).rounded()), color: Look.text)
      x = cap.maxX + Self.capGap
    }
    let left = padding + keysWidth + Self.textGap
    let room = frame.width - padding - left
    guard room > 0 else { return }
    let text = TextLayout(shortcut.text, style: Look.label, width: room, maxLines: 1)
    canvas.draw(
      text, at: Point(x: left, y: y + ((rowHeight - text.size.height) / 2).rounded()),
      color: Look.secondary)
  }

  private static var keyStyle: TextStyle {
    var style = Look.figures
    style.size = 12
    style.lineHeight = 16
    return style
  }

  private static func width(of keys: [String]) -> Double {
    keys.reduce(-capGap) { $0 + capWidth(TextLayout($1, style: keyStyle)) + capGap }
  }

  private static func capWidth(_ text: TextLayout) -> Double {
    max(capHeight, (text.size.width + 2 * capPadding).rounded(.up))
  }
}
