import Drawing
import Geometry
import Testing

@Suite("Text")
struct TextLayoutTests {
  private let style = TextStyle(size: 17, lineHeight: 25)
  private let long = "A page that is pulled down follows the finger, and leaves when it is let go far enough."

  @Test("Every line is as high as the style says, in any script")
  func lineHeight() {
    for text in ["Slipsheet", "สวัสดีครับ", "日本語の文章", "Tiếng Việt có dấu", "שלום", "مرحبا", ""] {
      let layout = TextLayout(text, style: style)
      #expect(layout.size.height == 25)
      #expect(layout.lineCount == 1)
    }
    #expect(TextLayout("one\ntwo\n", style: style).size.height == 75)
  }

  @Test("The baseline is a whole point, within the line, and the same for any text")
  func baseline() {
    let baseline = TextLayout("x", style: style).firstBaseline
    #expect(baseline == baseline.rounded())
    #expect(baseline > 12 && baseline < 25)
    #expect(TextLayout("สวัสดี", style: style).firstBaseline == baseline)
  }

  @Test("Lines keep to the width", arguments: [60.0, 120, 200, 350])
  func wrapping(width: Double) {
    let layout = TextLayout(long, style: style, width: width)
    #expect(layout.size.width <= width)
    #expect(layout.lineCount > 1)
    #expect(!layout.isTruncated)
  }

  @Test("A word wider than the width is broken")
  func longWord() {
    let layout = TextLayout(String(repeating: "m", count: 60), style: style, width: 100)
    #expect(layout.size.width <= 100)
  }

  @Test("What doesn't fit the lines is left out, and said so", arguments: 1...3)
  func truncated(lines: Int) {
    let layout = TextLayout(long, style: style, width: 120, maxLines: lines)
    #expect(layout.lineCount == lines)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 120)
    let paragraphs = TextLayout("a\nb\nc\nd", style: style, width: 120, maxLines: lines)
    #expect(paragraphs.lineCount == lines)
    #expect(paragraphs.isTruncated)
    #expect(!TextLayout("a\nb", style: style, width: 120, maxLines: 2).isTruncated)
  }

  @Test("Tabular figures are equally wide, and weight and tracking widen")
  func widths() {
    var tabular = style
    tabular.hasTabularFigures = true
    #expect(
      TextLayout("1111", style: tabular).size.width == TextLayout("0000", style: tabular).size.width)
    var spaced = style
    spaced.tracking = 2
    #expect(TextLayout("wide", style: spaced).size.width > TextLayout("wide", style: style).size.width + 5)
  }

  @Test("A text's size does not depend on the scale it is drawn at, and drawing it leaves ink inside")
  func ink() throws {
    let layout = TextLayout("Slipsheet", style: style)
    for scale in [1.0, 1.5, 2] {
      let bitmap = try Bitmap(size: Size(width: 120, height: 40), scale: scale, isOpaque: true)
      let canvas = Canvas(on: bitmap)
      canvas.fill(with: .white)
      canvas.draw(layout, at: Point(x: 10, y: 5), color: .black)
      var ink: [Point] = []
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap.pixel(x, y) & 0xFF < 0x60 {
          ink.append(Point(x: Double(x) / scale, y: Double(y) / scale))
        }
      }
      #expect(ink.count > 50)
      #expect(ink.allSatisfy { $0.x >= 10 && $0.x <= 10 + layout.size.width + 1 })
      #expect(ink.allSatisfy { $0.y >= 5 && $0.y <= 30 })
    }
  }

  @Test("Text written from right to left stands at the right of its width")
  func rightToLeft() throws {
    func edge(_ text: String) throws -> Int {
      let bitmap = try Bitmap(width: 200, height: 30, isOpaque: true)
      let canvas = Canvas(on: bitmap)
      canvas.fill(with: .white)
      canvas.draw(TextLayout(text, style: style, width: 200), at: .zero, color: .black)
      let inked = (0..<200).filter { x in (0..<30).contains { bitmap.pixel(x, $0) & 0xFF < 0x60 } }
      return inked.min() ?? -1
    }
    #expect(try edge("abc") < 10)
    #expect(try edge("שלום") > 100)
  }

  @Test("Any text is laid out, however odd")
  func odd() {
    for text in [
      "\0", "a\0b", "\u{FFFF}", "\u{202E}x", String(repeating: "\n", count: 50), "\r\n\r", "\u{1F389}",
    ] {
      let layout = TextLayout(text, style: style, width: 0.5, maxLines: 3)
      #expect(layout.lineCount >= 1 && layout.lineCount <= 3)
    }
  }
}
