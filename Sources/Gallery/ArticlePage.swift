import Drawing
import Geometry
import Slipsheet

/// A page about a picture of an album: a heading, the picture, and a short text in several scripts where there is one.
@MainActor
package final class ArticlePage: ThemedPage {
  /// Tells when the page is about another picture, or more is known of it.
  package let updates: PageUpdates? = PageUpdates()
  /// Which picture of the album it is about.
  package var index = 0 {
    didSet { if index != oldValue { updates?.layOut() } }
  }

  var theme: Theme
  private let close: () -> Void
  private let album: any Album

  /// Makes the page about an album's first picture; `close` runs when its close button is pressed.
  package init(theme: Theme, album: any Album = DrawnAlbum(), close: @escaping () -> Void) {
    self.theme = theme
    self.album = album
    self.close = close
    album.onPicture = { [weak self] index in
      guard let self, index == self.index else { return }
      updates?.layOut()
    }
  }

  /// Lays the article out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let (album, index) = (album, index)
    let picture = album.size(of: index)
    let setting = Self.setting(for: size, article: album.article(of: index), picture: picture)
    let layout = setting.layout
    let close = Control.close(frame: layout.close, theme: theme, action: close)
    return PageContents(
      background: theme.surface, height: layout.bottom, controls: [close],
      pictures: {
        album.drawPicture(index, on: $0, in: layout.picture, radius: Theme.Grid.cardRadius, theme: theme)
      }
    ) { canvas in
      canvas.fill(
        Path(rounded: layout.grabber, radius: layout.grabber.height / 2),
        with: theme.text.opacity(Theme.Grid.grabberOpacity))
      setting.draw(on: canvas, theme: theme)
    }
  }

  /// The article in the most generous form that fits the page and leaves the picture, of a size, a shape.
  static func setting(for size: Size, article: ArticleText, picture: Size) -> ArticleSetting {
    // without a text the picture is what the page is about
    let shape = article.passages.isEmpty ? picture.height / max(1, picture.width) : shapeBesideText
    var fitting: ArticleSetting?
    for form in ArticleSetting.Form.allCases.dropLast() {
      let setting = ArticleSetting(article, size: size, form: form, shape: shape)
      guard setting.layout.bottom <= size.height else { continue }
      let picture = setting.layout.picture
      if picture.height >= picture.width * Self.lowestShape { return setting }
      if fitting == nil { fitting = setting }
    }
    return fitting ?? ArticleSetting(article, size: size, form: .smallest, shape: shape)
  }

  /// A picture whose height is less than this part of its width is a stripe.
  private static let lowestShape = 0.35
  /// The height of a picture with a text below it, as a part of its width.
  private static let shapeBesideText = 9.0 / 16
}
