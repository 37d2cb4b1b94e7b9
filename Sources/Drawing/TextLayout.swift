import Geometry

/// A text broken into lines and measured, ready to be drawn.
///
/// Measures don't depend on the scale at which it is drawn: letters are neither hinted nor moved to whole pixels.
public struct TextLayout {
  /// The width of the longest line, and the height of all, in points.
  public let size: Size
  /// The distance from the top to the first line's baseline, in whole points.
  public let firstBaseline: Double
  /// How many lines there are.
  public let lineCount: Int
  /// Whether something was left out, and an ellipsis stands in its place.
  public let isTruncated: Bool

  let paragraphs: [TextParagraph]
  let lineHeight: Double

  /// Sets a text in a style, in lines of at most a width in points, and at most so many lines.
  ///
  /// Without a width only the text's own line breaks break it. What doesn't fit ends in an ellipsis.
  public init(_ text: String, style: TextStyle, width: Double? = nil, maxLines: Int? = nil) {
    let setting = TextSetting(style: style)
    let pieces = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var paragraphs: [TextParagraph] = []
    var lines = 0
    var isTruncated = false
    for (index, piece) in pieces.enumerated() {
      let room = maxLines.map { max(1, $0) - lines }
      if let room, room <= 0 { break }
      let paragraph = TextParagraph(String(piece), setting: setting, width: width, maxLines: room)
      if let room, paragraph.lineCount == room, index + 1 < pieces.count, !paragraph.isTruncated {
        paragraph.setText(String(piece) + "…")
        isTruncated = true
      }
      isTruncated = isTruncated || paragraph.isTruncated
      lines += paragraph.lineCount
      paragraphs.append(paragraph)
    }
    let longest = paragraphs.map(\.width).max() ?? 0
    if width == nil { for paragraph in paragraphs { paragraph.setWidth(longest) } }
    self.paragraphs = paragraphs
    self.isTruncated = isTruncated
    lineCount = lines
    lineHeight = style.lineHeight
    size = Size(width: longest, height: Double(lines) * style.lineHeight)
    // Half of what the line is higher than the font goes above it, as in print and on the web.
    let leading = style.lineHeight - setting.ascent - setting.descent
    firstBaseline = (leading / 2 + setting.ascent).rounded()
  }
}
