import Drawing
import Geometry

/// An article's texts set for a page of a size, with everything's place.
struct ArticleSetting {
  /// How much room the texts take, from the most to the least.
  enum Form: CaseIterable {
    case generous
    case small
    case compact
    case smallest

    /// The style of the passages.
    var style: TextStyle {
      switch self {
      case .generous: Theme.body
      case .small, .compact: Theme.label
      case .smallest: Theme.caption
      }
    }

    /// Whether the heading stands beside the close button and the languages go without their names.
    var isCompact: Bool { self == .compact || self == .smallest }
  }

  let layout: ArticleLayout
  private let heading: TextLayout
  private let place: TextLayout
  private let caption: TextLayout
  private let languages: [TextLayout]
  private let texts: [TextLayout]
  /// The height of a language's name above its passage; 0 where it has none.
  private let nameHeight: Double

  /// Sets the texts; `shape` is the height that the picture should have, as a part of its width.
  init(_ article: ArticleText, size: Size, form: Form, shape: Double) {
    let column = Column(in: size)
    let (headingWidth, width) = ArticleLayout.textWidths(in: size, isCompact: form.isCompact)
    heading = TextLayout(article.heading, style: Theme.largeTitle, width: headingWidth, maxLines: 1)
    place = TextLayout(article.place, style: Theme.label, width: headingWidth, maxLines: 1)
    caption = TextLayout(article.caption, style: Theme.caption, width: column.width, maxLines: 1)
    let named = form.isCompact ? [] : article.passages
    languages = named.map { TextLayout($0.language, style: Theme.overline, width: width, maxLines: 1) }
    nameHeight = form.isCompact ? 0 : Theme.overline.lineHeight
    texts = article.passages.map { TextLayout($0.text, style: form.style, width: width) }
    layout = ArticleLayout(
      size: size, isCompact: form.isCompact, shape: shape,
      heights: .init(
        heading: heading.size.height, place: place.size.height, caption: caption.size.height,
        passages: texts.map { [nameHeight] in nameHeight + $0.size.height }))
  }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.draw(heading, at: layout.heading.origin, color: theme.text)
    canvas.draw(place, at: layout.place.origin, color: theme.secondary)
    canvas.draw(caption, at: layout.caption.origin, color: theme.secondary)
    for (name, frame) in zip(languages, layout.passages) {
      canvas.draw(name, at: frame.origin, color: theme.secondary)
    }
    for (text, frame) in zip(texts, layout.passages) {
      canvas.draw(text, at: Point(x: frame.minX, y: frame.minY + nameHeight), color: theme.text)
    }
  }
}
