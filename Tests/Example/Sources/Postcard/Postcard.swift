import Slipsheet

/// A postcard that fills a panel: a picture above, a few words below, and a button.
public final class Postcard: Page {
  private let words: String
  private let onSend: () -> Void

  /// Makes a postcard; `onSend` runs when its button is pressed.
  public init(_ words: String, onSend: @escaping () -> Void = {}) {
    self.words = words
    self.onSend = onSend
  }

  /// The picture over the upper part, the words in a column, the button at the bottom.
  public func contents(for size: Size) -> PageContents {
    let width = min(640, size.width - 40)
    let left = (size.width - width) / 2
    let horizon = (size.height * 0.45).rounded()
    let text = TextLayout(words, style: TextStyle(size: 17, lineHeight: 25), width: width)
    let send = Control(
      name: "send", label: "Send", frame: Rect(x: left, y: size.height - 88, width: width, height: 48),
      action: onSend
    ) { [frame = Rect(x: left, y: size.height - 88, width: width, height: 48)] canvas, state in
      let blue = Color(hex: state.isPressed ? 0x1D4FCC : 0x2F6BFF)
      canvas.fill(Path(rounded: frame, radius: 12), with: blue)
      if state.isFocused {
        // within, so that the button stays as large as it is pressed
        let ring = frame.inset(by: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        canvas.stroke(Path(rounded: ring, radius: 8), with: .white, width: 2)
      }
      let style = TextStyle(size: 17, lineHeight: 25, weight: .semibold, alignment: .center)
      let title = TextLayout("Send", style: style, width: width)
      canvas.draw(title, at: Point(x: left, y: frame.minY + 12), color: .white)
    }
    return PageContents(background: .white, controls: [send]) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: size.width, height: horizon), with: Color(hex: 0xFFD9A8))
      let sun = Point(x: size.width / 2, y: horizon)
      canvas.saved {
        canvas.clip(to: Rect(x: 0, y: 0, width: size.width, height: horizon))
        for (ring, color) in [(150.0, 0xFFC98A), (110, 0xFFB56B), (72, 0xFF8A4C)] as [(Double, UInt32)] {
          canvas.fill(Path(circleAt: sun, radius: ring), with: Color(hex: color))
        }
      }
      canvas.fill(Rect(x: 0, y: horizon, width: size.width, height: 96), with: Color(hex: 0x2B5C7E))
      for line in 0..<5 {
        let y = horizon + 10 + Double(line) * 16
        let reach = 64 - Double(line) * 10
        let glint = Rect(x: sun.x - reach, y: y, width: 2 * reach, height: 3)
        canvas.fill(Path(rounded: glint, radius: 1.5), with: Color(hex: 0xFF8A4C).opacity(0.7))
      }
      canvas.draw(text, at: Point(x: left, y: horizon + 120), color: Color(hex: 0x1C1C1E))
    }
  }
}

/// What lies behind a postcard.
public final class Desk: Page {
  /// Makes an empty desk.
  public init() {}

  /// One colour.
  public func contents(for size: Size) -> PageContents {
    PageContents(background: Color(hex: 0xE9E4DC)) { _ in }
  }
}
