import Drawing
import Geometry
import Slipsheet

/// One picture on black, as large as it fits, with a close button over it.
@MainActor
public final class PicturePage: Page {
  private let landscape: Landscape
  private let close: () -> Void
  private let pictures = PictureStore()

  /// Makes the page; `close` runs when its close button is pressed.
  public init(landscape: Landscape, close: @escaping () -> Void) {
    self.landscape = landscape
    self.close = close
  }

  /// Lays the picture out for a size, in points.
  public func contents(for size: Size) -> PageContents {
    pictures.beginLayout()
    let picture = Self.pictureFrame(in: size)
    // On black it is always night.
    let close = Control.close(frame: Self.closeFrame(in: size), theme: .dark, action: close)
    return PageContents(background: .black, controls: [close]) { [pictures, landscape] canvas in
      pictures.draw(landscape, on: canvas, in: picture, radius: 0)
    }
  }

  /// Where the whole picture lies on a page of a size, in points.
  public static func pictureFrame(in size: Size) -> Rect {
    Rect(center: size.center, size: Landscape.size.fitted(into: size)).wholePoints
  }

  private static func closeFrame(in size: Size) -> Rect {
    let target = Theme.Grid.minimumTarget
    let distance = Theme.Grid.margin - (target - Theme.Grid.closeCircle) / 2
    return Rect(x: max(0, size.width - distance - target), y: distance, width: target, height: target)
  }
}
