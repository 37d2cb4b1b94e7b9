import Drawing
import Geometry

/// Pictures that fill a panel one at a time, with controls over them that stay where they are while a picture moves.
///
/// The page is laid out for the window; its background is not drawn, so that what lies behind is seen. Where there are
/// several pictures, swipes and keys lead from one to the next, and so do two controls named `previous` and `next`.
@MainActor
public protocol PictureContent: Page {
  /// How many pictures there are.
  var pageCount: Int { get }
  /// Which one is shown, from 0 on; set when another one is.
  var page: Int { get set }
  /// The control of the presenter that shows a picture, out of which it grows and to which it returns; nil for none.
  func source(of page: Int) -> String?
  /// A picture's own size; only its proportions count.
  func pictureSize(of page: Int) -> Size
  /// Changes whenever a picture looks different.
  func pictureVersion(of page: Int) -> Int
  /// Draws a picture in a size in points, at a number of pixels a point; nil where there is no memory for it.
  func picture(of page: Int, size: Size, scale: Double) -> Bitmap?
  /// Draws a part of a picture as it is in a size, both in points, at a number of pixels a point; nil where it cannot
  /// be drawn any sharper.
  func picture(of page: Int, part: Rect, in size: Size, scale: Double) -> Bitmap?
  /// Hears which pictures may be shown next, and in which sizes in points: what takes long had best begin now.
  func expect(_ sizes: [Int: Size], scale: Double)
}

extension PictureContent {
  /// One: most panels show the picture that was pressed.
  public var pageCount: Int { 1 }
  /// None: it comes from where the style says.
  public func source(of page: Int) -> String? { nil }
  /// Always the same: most pictures stay as they are.
  public func pictureVersion(of page: Int) -> Int { 0 }
  /// Nothing: the whole picture, drawn larger, has to do.
  public func picture(of page: Int, part: Rect, in size: Size, scale: Double) -> Bitmap? { nil }
  /// Does nothing: most pictures are there at once.
  public func expect(_ sizes: [Int: Size], scale: Double) {}
}
