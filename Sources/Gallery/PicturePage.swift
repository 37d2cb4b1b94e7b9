import Drawing
import Geometry
import Interaction
import Slipsheet

/// The pictures of an album one by one, with a close button and arrows over them.
@MainActor
package final class PicturePage: PictureContent {
  /// Which picture of the album is shown.
  package var page: Int {
    didSet {
      // the arrows at the ends come and go
      updates?.redraw(Session.previousControl)
      updates?.redraw(Session.nextControl)
    }
  }
  /// How many pictures the album has.
  package var pageCount: Int { album.count }
  private var versions: [Int: Int] = [:]
  /// Tells when the picture has come in.
  package let updates: PageUpdates? = PageUpdates()
  private let album: any Album
  private let close: () -> Void

  /// Makes the page; `close` runs when its close button is pressed.
  package init(album: any Album, page: Int = 0, close: @escaping () -> Void = {}) {
    self.album = album
    self.page = page
    self.close = close
    album.onPicture = { [weak self] in self?.pictureChanged($0) }
  }

  /// A picture's own size; only its proportions count.
  package func pictureSize(of page: Int) -> Size { album.size(of: page) }

  /// Changes whenever a picture looks different.
  package func pictureVersion(of page: Int) -> Int { versions[page] ?? 0 }

  /// The control by which the album's pages show a picture.
  package func source(of page: Int) -> String? { album.name(of: page) }

  private func pictureChanged(_ index: Int) {
    versions[index, default: 0] += 1
    if abs(index - page) <= 1 { updates?.redraw() }
  }

  /// Draws a picture in a size in points, at a number of pixels a point; nil where there is no memory for it.
  package func picture(of page: Int, size: Size, scale: Double) -> Bitmap? {
    album.bitmap(of: page, size: size, scale: scale)
  }

  /// Draws a part of a picture as it is in a size, both in points, at a number of pixels a point.
  package func picture(of page: Int, part: Rect, in size: Size, scale: Double) -> Bitmap? {
    album.bitmap(of: page, part: part, in: size, scale: scale)
  }

  /// Has the album make pictures ready that may be shown next.
  package func expect(_ sizes: [Int: Size], scale: Double) { album.expect(sizes, scale: scale) }

  /// Lays the controls out over a window of a size, in points.
  package func contents(for size: Size) -> PageContents {
    // The picture lies on black, where it is always night.
    let close = Control.close(frame: Self.closeFrame(in: size), theme: .dark, action: close)
    return PageContents(background: .clear, controls: [close] + arrows(in: size)) { _ in }
  }

  /// Where the whole picture lies in a window of a size, in points.
  package static func pictureFrame(in size: Size) -> Rect {
    Rect(center: size.center, size: Landscape.size.fitted(into: size)).wholePoints
  }

  /// The arrows that page; the one that leads nowhere is not drawn.
  private func arrows(in size: Size) -> [Control] {
    guard pageCount > 1 else { return [] }
    let target = Theme.Grid.minimumTarget
    let distance = Theme.Grid.margin - (target - Theme.Grid.closeCircle) / 2
    let y = ((size.height - target) / 2).rounded()
    return [-1, 1].map { step in
      let x = step < 0 ? distance : max(0, size.width - distance - target)
      return .arrow(
        step: step, frame: Rect(x: x, y: y, width: target, height: target), theme: .dark
      ) { [weak self] in
        guard let self else { return false }
        return (0..<pageCount).contains(page + step)
      }
    }
  }

  private static func closeFrame(in size: Size) -> Rect {
    let target = Theme.Grid.minimumTarget
    let distance = Theme.Grid.margin - (target - Theme.Grid.closeCircle) / 2
    return Rect(x: max(0, size.width - distance - target), y: distance, width: target, height: target)
  }
}
