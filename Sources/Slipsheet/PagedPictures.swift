import Drawing
import Geometry

/// Pictures of which a panel shows one at a time; swipes, keys and arrows lead from one to the next.
///
/// What it says as a `PictureContent` is said of the one that is shown. Two controls of its page, `previous` and `next`,
/// page where it has them.
@MainActor
public protocol PagedPictures: PictureContent {
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
  /// Hears which pictures may be shown next, and in which sizes in points: what takes long had best begin now.
  func expect(_ sizes: [Int: Size], scale: Double)
}

extension PagedPictures {
  /// Does nothing: most pictures are there at once.
  public func expect(_ sizes: [Int: Size], scale: Double) {}
}
