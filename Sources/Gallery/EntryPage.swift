import Drawing
import Geometry
import Slipsheet

/// The first page of the gallery: the five behaviours, each with a live thumbnail.
@MainActor
package final class EntryPage: ThemedPage {
  var theme: Theme {
    didSet { thumbnails = BehaviourThumbnail(theme: theme) }
  }
  private let open: (_ style: String) -> Void
  private var thumbnails: BehaviourThumbnail

  /// Makes the page; `open` runs with the name of the style whose card is pressed.
  package init(theme: Theme, open: @escaping (_ style: String) -> Void) {
    self.theme = theme
    self.open = open
    thumbnails = BehaviourThumbnail(theme: theme)
  }

  /// Lays the cards out for a size, in points.
  package func contents(for size: Size) -> PageContents {
    let theme = theme
    let column = Column(in: size)
    let header = PageHeader(
      "Slipsheet", summary: "Five ways to let a panel go; press ? for all keys", in: column,
      y: PageHeader.top(for: size))
    let tiling = Tiling(
      count: Behaviour.allCases.count, in: column, y: header.bottom + Theme.Grid.margin, narrowest: 264,
      gap: 12
    ) { _ in BehaviourCard.height }
    let controls = zip(Behaviour.allCases, tiling.frames).enumerated().map { index, entry in
      let (behaviour, frame) = entry
      let card = BehaviourCard(behaviour, key: index + 1, in: frame)
      return Control.tile(
        name: behaviour.rawValue, label: behaviour.title, shape: frame, radius: Theme.Grid.cardRadius,
        theme: theme, action: { [open] in open(behaviour.rawValue) },
        draw: { [thumbnails] canvas, _ in card.draw(on: canvas, theme: theme, thumbnails: thumbnails) })
    }
    return PageContents(
      background: theme.canvas, height: tiling.bottom + Theme.Grid.margin, controls: controls
    ) { canvas in
      header.draw(on: canvas, theme: theme)
    }
  }
}
