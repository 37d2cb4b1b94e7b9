import Drawing
import Geometry
import Slipsheet

/// A grid of square pictures.
@MainActor
public final class PhotoGridPage: Page {
  private let theme: Theme
  private let open: (Landscape) -> Void
  private let landscapes = Landscape.all
  private let pictures = PictureStore()

  /// Makes the page; `open` runs with the landscape of the cell that is pressed.
  public init(theme: Theme, open: @escaping (Landscape) -> Void) {
    self.theme = theme
    self.open = open
  }

  /// Lays the grid out for a size, in points.
  public func contents(for size: Size) -> PageContents {
    let theme = theme
    pictures.beginLayout()
    let (header, tiling) = layout(for: size)
    let radius = Theme.Grid.pictureRadius
    let controls = zip(landscapes, tiling.frames).map { landscape, frame in
      Control.tile(
        name: landscape.name, label: landscape.title, shape: frame, radius: radius, theme: theme,
        action: { [open] in open(landscape) },
        draw: { [pictures] canvas, showsPicture in
          if showsPicture { pictures.draw(landscape, on: canvas, in: frame, radius: radius) }
        })
    }
    let height = tiling.bottom + Theme.Grid.margin
    return PageContents(
      background: theme.canvas, height: height > size.height ? height : nil, controls: controls
    ) { canvas in
      header.draw(on: canvas, theme: theme)
    }
  }

  /// The pictures of the grid on a page of a size, in points.
  public func sources(for size: Size) -> [PictureSource] {
    zip(landscapes, layout(for: size).tiling.frames).map { landscape, frame in
      PictureSource(
        name: landscape.name, landscape: landscape, frame: frame, radius: Theme.Grid.pictureRadius)
    }
  }

  /// Where a cell's picture lies on a page of a size, in points.
  public func sourceFrame(of control: String, for size: Size) -> Rect? {
    sources(for: size).first { $0.name == control }?.frame
  }

  private func layout(for size: Size) -> (header: PageHeader, tiling: Tiling) {
    let column = Column(in: size)
    let header = PageHeader(
      "Photos", summary: "\(landscapes.count) pictures", in: column, y: PageHeader.top(for: size))
    let tiling = Tiling(
      count: landscapes.count, in: column, y: header.bottom + Theme.Grid.margin, narrowest: 132,
      gap: Theme.Grid.step * 2, tileHeight: { $0 })
    return (header, tiling)
  }
}
