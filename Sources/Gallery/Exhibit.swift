import Geometry
import Interaction
import Slipsheet

/// A behaviour on show: the screen behind, and the panel that is opened from it.
@MainActor
package final class Exhibit {
  /// The screen behind.
  package private(set) var presenter: any Page
  /// The panel.
  package let panel: Panel
  /// Whether the panel stands on the screen from the beginning; one that grows out of a picture is opened by hand.
  package let startsPresented: Bool
  /// The colours of both, which are seen when the stage draws its pages anew.
  package var theme: Theme {
    didSet {
      for page in [presenter, panel.page] { (page as? any ThemedPage)?.theme = theme }
    }
  }

  /// The control that the panel has grown out of where it stands open from the beginning; nil without a source.
  package let opener: String?

  /// Whether this is the first page, which shows no behaviour itself.
  package let isEntry: Bool

  /// Runs with the name of the style whose card is pressed on the first page.
  package var onOpenStyle: ((String) -> Void)?

  private let picture: PicturePage?
  private let article: ArticlePage?

  /// Puts a style on show with the pages that suit what it presents.
  package init(_ style: Style, theme: Theme, album: any Album = DrawnAlbum()) {
    let page: any Page
    switch style.content.kind {
    case .page: page = ArticlePage(theme: theme, album: album, close: {})
    case .picture: page = PicturePage(album: album)
    }
    picture = page as? PicturePage
    article = page as? ArticlePage
    self.theme = theme
    panel = Panel(style: style, page: page)
    startsPresented = style.source == nil && picture == nil
    isEntry = false
    opener = style.source != nil && album.count > 0 ? album.name(of: 0) : nil
    presenter = PresenterPage(theme: theme, open: {})
    switch (style.content.kind, style.content.restingFrame, style.source != nil) {
    case (.page, _, false) where album is DrawnAlbum:
      presenter = PresenterPage(theme: theme) { [weak self] in self?.panel.present() }
    case (.page, _, false):
      presenter = PhotoListPage(theme: theme, album: album, summary: "Press one, then pull it down") {
        [weak self] in self?.open($1, from: $0)
      }
    case (.page, _, true):
      presenter = CollectionPage(theme: theme, album: album) { [weak self] index in
        self?.open(index, from: album.name(of: index))
      }
    case (.picture, .picture, _):
      presenter = PhotoGridPage(theme: theme, album: album) { [weak self] index in
        self?.open(index, from: album.name(of: index))
      }
    case (.picture, .window, _):
      presenter = PhotoListPage(theme: theme, album: album) { [weak self] in self?.open($1, from: $0) }
    }
  }

  /// Puts the first page on show, from which the behaviours are opened; its panel, of a style, stays hidden.
  package init(entry style: Style, theme: Theme) {
    picture = nil
    article = nil
    self.theme = theme
    panel = Panel(style: style, page: ArticlePage(theme: theme, close: {}))
    startsPresented = false
    isEntry = true
    opener = nil
    presenter = PresenterPage(theme: theme, open: {})
    presenter = EntryPage(theme: theme) { [weak self] in self?.onOpenStyle?($0) }
  }

  /// A gesture that was not made on a page of its own, as made on this one: the panel shows its first picture, and has
  /// grown out of it.
  package func opened(_ trace: Trace) -> Trace {
    var trace = trace
    if let picture { trace.surroundings.image = picture.pictureSize(of: picture.page) }
    if let opener, trace.surroundings.source == nil {
      trace.surroundings.source = presenter.sourceFrame(of: opener, for: trace.surroundings.window)
    }
    return trace
  }

  private func open(_ index: Int, from control: String) {
    article?.index = index
    if picture != nil { panel.present(page: index, from: control) } else { panel.present(from: control) }
  }
}
