import Drawing
import Geometry
import Slipsheet

/// One picture, with a close button over it.
@MainActor
public final class PicturePage: PictureContent {
  /// Which picture of the album is shown.
  public var index: Int {
    didSet { pictureVersion += 1 }
  }
  /// Changes whenever another picture is shown.
  public private(set) var pictureVersion = 0
  /// Tells when the picture has come in.
  public let updates: PageUpdates? = PageUpdates()
  private let album: any Album
  private let close: () -> Void

  /// Makes the page; `close` runs when its close button is pressed.
  public init(album: any Album, index: Int = 0, close: @escaping () -> Void = {}) {
    self.album = album
    self.index = index
    self.close = close
    album.onPicture = { [weak self] in self?.pictureChanged($0) }
  }

  /// The picture's own size; only its proportions count.
  public var pictureSize: Size { album.size(of: index) }

  private func pictureChanged(_ index: Int) {
    guard index == self.index else { return }
    pictureVersion += 1
    updates?.redraw()
  }

  /// Draws the picture in a size in points, at a number of pixels a point; nil where there is no memory for it.
  public func picture(size: Size, scale: Double) -> Bitmap? {
    album.bitmap(of: index, size: size, scale: scale)
  }

  /// Draws a part of the picture as it is in a size, both in points, at a number of pixels a point.
  public func picture(part: Rect, of size: Size, scale: Double) -> Bitmap? {
    album.bitmap(of: index, part: part, in: size, scale: scale)
  }

  /// Lays the controls out over a window of a size, in points.
  public func contents(for size: Size) -> PageContents {
    // The picture lies on black, where it is always night.
    let close = Control.close(frame: Self.closeFrame(in: size), theme: .dark, action: close)
    return PageContents(background: .clear, controls: [close]) { _ in }
  }

  /// Where the whole picture lies in a window of a size, in points.
  public static func pictureFrame(in size: Size) -> Rect {
    Rect(center: size.center, size: Landscape.size.fitted(into: size)).wholePoints
  }

  private static func closeFrame(in size: Size) -> Rect {
    let target = Theme.Grid.minimumTarget
    let distance = Theme.Grid.margin - (target - Theme.Grid.closeCircle) / 2
    return Rect(x: max(0, size.width - distance - target), y: distance, width: target, height: target)
  }
}
