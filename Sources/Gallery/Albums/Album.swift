import Drawing
import Geometry

/// Pictures in a row, as the gallery's pages show them: few or tens of thousands, there at once or coming in.
@MainActor
package protocol Album: AnyObject {
  /// How many pictures there are.
  var count: Int { get }
  /// What stands above all of them.
  var title: String { get }
  /// A sentence about all of them.
  var summary: String { get }
  /// Hears of a picture whose small version looks different now.
  var onThumbnail: ((Int) -> Void)? { get set }
  /// Hears of a picture whose large version looks different now.
  var onPicture: ((Int) -> Void)? { get set }

  /// What is known of a picture.
  func words(of index: Int) -> PictureWords
  /// What a page about a picture says.
  func article(of index: Int) -> ArticleText
  /// The name of a picture's control, by which it is told apart from the others.
  func name(of index: Int) -> String
  /// The picture with a name; nil where there is none.
  func index(named name: String) -> Int?
  /// A picture's own size; only its proportions count.
  func size(of index: Int) -> Size
  /// Tells which small pictures are in sight.
  func show(_ indices: Range<Int>)
  /// Draws a small picture that covers a rectangle with round corners, or what stands for it.
  func drawThumbnail(_ index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme)
  /// Draws a large picture that covers a rectangle with round corners, or what stands for it.
  func drawPicture(_ index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme)
  /// A picture in a size in points, or as good as there is now; nil where there is no memory for it.
  func bitmap(of index: Int, size: Size, scale: Double) -> Bitmap?
  /// A part of a picture as it is in a size, both in points; nil where it can't be had any sharper than the whole.
  func bitmap(of index: Int, part: Rect, in size: Size, scale: Double) -> Bitmap?
  /// Tells which pictures may be wanted next, and in which sizes in points.
  func expect(_ sizes: [Int: Size], scale: Double)
}

extension Album {
  /// Nothing: the whole picture, drawn larger, has to do.
  package func bitmap(of index: Int, part: Rect, in size: Size, scale: Double) -> Bitmap? { nil }
  /// Does nothing: what is there at once is not waited for.
  package func expect(_ sizes: [Int: Size], scale: Double) {}
}
