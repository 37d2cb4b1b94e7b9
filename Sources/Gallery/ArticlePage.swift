import Drawing
import Geometry
import Slipsheet

/// The page on the sheet: a heading, a picture, and a short text in four scripts.
@MainActor
package final class ArticlePage: ThemedPage {
  var theme: Theme
  private let close: () -> Void
  private let article = ArticleText.lake
  private let landscape = Landscape.lake
  private let pictures = PictureStore()

  /// Makes the page; `close` runs when its close button is pressed.
  package init(theme: Theme, close: @escaping () -> Void) {
    self.theme = theme
    self.close = close
  }

  /// Lays the article out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let landscape = landscape
    let pictures = pictures
    let setting = Self.setting(for: size, article: article)
    let layout = setting.layout
    let close = Control.close(frame: layout.close, theme: theme, action: close)
    let height = layout.bottom > size.height ? layout.bottom : nil
    return PageContents(
      background: theme.surface, height: height, controls: [close],
      pictures: { pictures.draw(landscape, on: $0, in: layout.picture, radius: Theme.Grid.cardRadius) }
    ) { canvas in
      canvas.fill(
        Path(rounded: layout.grabber, radius: layout.grabber.height / 2),
        with: theme.text.opacity(Theme.Grid.grabberOpacity))
      setting.draw(on: canvas, theme: theme)
    }
  }
  /// The article in the most generous form that fits the page and leaves the picture its shape.
  static func setting(for size: Size, article: ArticleText) -> ArticleSetting {
    var fitting: ArticleSetting?
    for form in ArticleSetting.Form.allCases.dropLast() {
      let setting = ArticleSetting(article, size: size, form: form)
      guard setting.layout.bottom <= size.height else { continue }
      let picture = setting.layout.picture
      if picture.height >= picture.width * Self.lowestShape { return setting }
      if fitting == nil { fitting = setting }
    }
    return fitting ?? ArticleSetting(article, size: size, form: .smallest)
  }

  /// A picture whose height is less than this part of its width is a stripe.
  private static let lowestShape = 0.35
}
