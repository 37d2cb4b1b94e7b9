import Slipsheet
import SlipsheetTesting

/// A page of one colour, with a line of text where there is one.
final class Plain: Page {
  let color: Color
  let text: String

  init(_ color: Color, text: String = "") {
    self.color = color
    self.text = text
  }

  func contents(for size: Size) -> PageContents {
    let layout = TextLayout(text, style: TextStyle(size: 17, lineHeight: 25), width: size.width - 40)
    return PageContents(background: color) { [text] canvas in
      if !text.isEmpty { canvas.draw(layout, at: Point(x: 20, y: 40), color: .black) }
    }
  }

  /// A stage on which a panel of this page stands before a black one.
  func stage(_ style: String = "sheet") throws -> Stage {
    Stage(
      presenter: Plain(.black), panel: Panel(style: try StyleLibrary.style(style), page: self),
      surroundings: Surroundings(window: Size(width: 120, height: 240)), isPresented: true)
  }
}
