import Drawing
import Geometry

/// A picture that fills a panel, with controls over it that stay where they are while the picture moves.
///
/// Its page is laid out for the window; the page's background is not drawn, so that what lies behind is seen.
@MainActor
public protocol PictureContent: Page {
  /// The picture's own size; only its proportions count.
  var pictureSize: Size { get }
  /// Changes whenever another picture is shown.
  var pictureVersion: Int { get }
  /// Draws the picture in a size in points, at a number of pixels a point; nil where there is no memory for it.
  func picture(size: Size, scale: Double) -> Bitmap?
  /// Draws a part of the picture as it is in a size, both in points, at a number of pixels a point; nil where it cannot
  /// be drawn any sharper.
  func picture(part: Rect, of size: Size, scale: Double) -> Bitmap?
}

extension PictureContent {
  /// Nothing: the whole picture, drawn larger, has to do.
  public func picture(part: Rect, of size: Size, scale: Double) -> Bitmap? { nil }
}
