import Drawing
import Geometry

/// A picture that is drawn again only when what it shows has changed.
@MainActor
final class Raster<Content: Equatable> {
  private var bitmap: Bitmap?
  private var content: Content?

  /// The picture of a content in a size in points, drawn anew where that has changed; nil without memory for it.
  func picture(of content: Content, size: Size, scale: Double, draw: (Canvas) -> Void) -> Bitmap? {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let fits = bitmap?.width == width && bitmap?.height == height && bitmap?.scale == scale
    if fits, self.content == content { return bitmap }
    if !fits { bitmap = try? Bitmap(size: size, scale: scale) }
    self.content = content
    guard let bitmap else { return nil }
    let canvas = Canvas(on: bitmap)
    canvas.clear()
    draw(canvas)
    return bitmap
  }
}
