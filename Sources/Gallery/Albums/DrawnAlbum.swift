import Drawing
import Geometry

/// The landscapes that the program draws itself.
@MainActor
package final class DrawnAlbum: Album {
  private let landscapes = Landscape.all
  private let pictures = PictureStore()

  /// Opens the album of all six.
  package init() {}

  /// How many landscapes there are.
  package var count: Int { landscapes.count }
  /// What they have in common.
  package let title = "Six Hours"
  /// What to expect.
  package let summary = "Places where little happens, each at the hour that suits it best."
  /// Not called: what is drawn once stays as it is.
  package var onThumbnail: ((Int) -> Void)?
  /// Not called: what is drawn once stays as it is.
  package var onPicture: ((Int) -> Void)?

  /// A landscape's title and text.
  package func words(of index: Int) -> PictureWords {
    let landscape = landscapes[index]
    return PictureWords(title: landscape.title, caption: landscape.subtitle, text: landscape.text)
  }

  /// A landscape's article.
  package func article(of index: Int) -> ArticleText { ArticleText(landscapes[index]) }

  /// The landscape's name: `lake`.
  package func name(of index: Int) -> String { landscapes[index].name }

  /// The landscape with a name; nil where there is none.
  package func index(named name: String) -> Int? { landscapes.firstIndex { $0.name == name } }

  /// The landscapes' own size.
  package func size(of index: Int) -> Size { Landscape.size }

  /// Does nothing: six are soon drawn.
  package func show(_ indices: Range<Int>) {}

  /// Draws a landscape that covers a rectangle with round corners.
  package func drawThumbnail(_ index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme) {
    pictures.draw(landscapes[index], on: canvas, in: rect, radius: radius)
  }

  /// Draws a landscape that covers a rectangle with round corners.
  package func drawPicture(_ index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme) {
    drawThumbnail(index, on: canvas, in: rect, radius: radius, theme: theme)
  }

  /// Draws a landscape in a size in points; nil where there is no memory for it.
  package func bitmap(of index: Int, size: Size, scale: Double) -> Bitmap? {
    landscapes[index].bitmap(size: size, scale: scale)
  }

  /// Draws a part of a landscape as it is in a size in points; nil where there is no memory for it.
  package func bitmap(of index: Int, part: Rect, in size: Size, scale: Double) -> Bitmap? {
    guard let bitmap = try? Bitmap(size: part.size, scale: scale, isOpaque: true) else { return nil }
    landscapes[index].draw(
      on: Canvas(on: bitmap), in: Rect(origin: .zero - (part.origin - .zero), size: size))
    return bitmap
  }
}
