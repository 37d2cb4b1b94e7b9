import Drawing
import Geometry

/// What stands for a picture that is not there yet, or that can't be shown: then with its name and the reason.
struct PicturePlaceholder {
  private let words: PictureWords
  private let isBroken: Bool

  init(words: PictureWords, isBroken: Bool) {
    self.words = words
    self.isBroken = isBroken
  }

  func draw(on canvas: Canvas, in rect: Rect, theme: Theme) {
    canvas.fill(rect, with: theme.placeholder)
    guard isBroken else { return }
    let isLarge = min(rect.width, rect.height) >= Self.fewestForLarge
    let side = isLarge ? 48.0 : min(24, (rect.height * 0.5).rounded())
    let room = max(0, rect.width - 2 * (isLarge ? Theme.Grid.margin : Theme.Grid.step * 2))
    guard min(rect.width, rect.height) >= Self.fewestForWords else {
      return drawSign(on: canvas, at: rect.center, side: side, theme: theme)
    }
    var titleStyle = isLarge ? Theme.title : Theme.overline
    var textStyle = isLarge ? Theme.label : Theme.caption
    titleStyle.alignment = .center
    textStyle.alignment = .center
    let width = min(room, Self.widest)
    let title = TextLayout(words.title, style: titleStyle, width: width, maxLines: isLarge ? 2 : 1)
    let left = rect.height - side - title.size.height - Theme.Grid.step * 7
    let lines = Int(max(0, left) / textStyle.lineHeight)
    let text = TextLayout(words.caption, style: textStyle, width: width, maxLines: min(3, max(1, lines)))
    let showsText = lines >= 1
    let gap = isLarge ? Theme.Grid.step * 4 : Theme.Grid.step * 2
    let height = side + gap + title.size.height + (showsText ? Theme.Grid.step / 2 + text.size.height : 0)
    let top = (rect.minY + (rect.height - height) / 2).rounded()
    let x = (rect.center.x - width / 2).rounded()
    drawSign(on: canvas, at: Point(x: rect.center.x, y: top + side / 2), side: side, theme: theme)
    canvas.draw(title, at: Point(x: x, y: top + side + gap), color: theme.text)
    guard showsText else { return }
    canvas.draw(
      text, at: Point(x: x, y: top + side + gap + title.size.height + Theme.Grid.step / 2),
      color: theme.secondary)
  }

  /// A picture's outline with hills in it, and a stroke through it.
  private func drawSign(on canvas: Canvas, at center: Point, side: Double, theme: Theme) {
    let width = max(1.25, side / 16)
    let frame = Rect(center: center, size: Size(width: side, height: side * 0.8))
    let style = LineStyle(width: width, cap: .round, join: .round)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    }
    canvas.saved {
      canvas.clip(to: frame.inset(by: .init(all: -width)))
      canvas.stroke(Path(continuous: frame, radius: side / 8), with: theme.secondary, style: style)
      var hills = Path()
      hills.move(to: place(0.08, 0.86))
      hills.line(to: place(0.36, 0.5))
      hills.line(to: place(0.56, 0.74))
      hills.line(to: place(0.7, 0.58))
      hills.line(to: place(0.92, 0.86))
      canvas.stroke(hills, with: theme.secondary, style: style)
      canvas.fill(Path(circleAt: place(0.72, 0.3), radius: side / 14), with: theme.secondary)
    }
    var stroke = Path()
    stroke.move(to: place(-0.02, 1.06))
    stroke.line(to: place(1.02, -0.06))
    canvas.stroke(stroke, with: theme.placeholder, style: LineStyle(width: width * 3.2, cap: .round))
    canvas.stroke(stroke, with: theme.secondary, style: style)
  }

  /// From this side on, in points, a placeholder is set like a page, and above the other it has words at all.
  private static let fewestForLarge = 240.0
  private static let fewestForWords = 96.0
  private static let widest = 400.0
}

extension Theme {
  /// What stands where a picture will be.
  var placeholder: Color { canvas.covered(by: hairline) }
}
