import Drawing
import Geometry
import Slipsheet

/// A title, a summary and a collection of cards, each with a picture, a name and a description.
@MainActor
public final class CollectionPage: Page {
  private let theme: Theme
  private let open: (Landscape) -> Void
  private let landscapes = Landscape.all
  private let pictures = PictureStore()

  /// Makes the page; `open` runs with the landscape of the card that is pressed.
  public init(theme: Theme, open: @escaping (Landscape) -> Void) {
    self.theme = theme
    self.open = open
  }

  /// Lays the cards out for a size, in points.
  public func contents(for size: Size) -> PageContents {
    let theme = theme
    pictures.beginLayout()
    let layout = layout(for: size)
    let controls = zip(landscapes, layout.tiling.frames).map { landscape, frame in
      let card = LandscapeCard(landscape, in: frame)
      return Control.tile(
        name: landscape.name, label: landscape.title, shape: frame, radius: Theme.Grid.cardRadius,
        theme: theme, action: { [open] in open(landscape) },
        draw: { [pictures] canvas, showsPicture in
          card.draw(on: canvas, theme: theme, pictures: showsPicture ? pictures : nil)
        })
    }
    let height = layout.tiling.bottom + Theme.Grid.margin
    return PageContents(
      background: theme.canvas, height: height > size.height ? height : nil, controls: controls
    ) { canvas in
      layout.header.draw(on: canvas, theme: theme)
    }
  }

  /// The pictures of the cards on a page of a size, in points.
  public func sources(for size: Size) -> [PictureSource] {
    zip(landscapes, layout(for: size).tiling.frames).map { landscape, frame in
      PictureSource(
        name: landscape.name, landscape: landscape, frame: LandscapeCard.pictureFrame(in: frame),
        radius: Theme.Grid.pictureRadius)
    }
  }

  /// Where a card's picture lies on a page of a size, in points.
  public func sourceFrame(of control: String, for size: Size) -> Rect? {
    sources(for: size).first { $0.name == control }?.frame
  }

  private func layout(for size: Size) -> (header: PageHeader, tiling: Tiling) {
    let column = Column(in: size)
    let header = PageHeader(
      "Six Hours", summary: "Places where little happens, each at the hour that suits it best.", in: column,
      y: PageHeader.top(for: size))
    let tiling = Tiling(
      count: landscapes.count, in: column, y: header.bottom + Theme.Grid.margin, narrowest: 132, gap: 12
    ) { width in
      landscapes.map { LandscapeCard.height(of: $0, width: width) }.max() ?? 0
    }
    return (header, tiling)
  }
}
