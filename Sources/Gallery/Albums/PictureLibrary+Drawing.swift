import Drawing
import Geometry

extension PictureLibrary {
  /// Draws a small picture that covers a rectangle with round corners, or what stands for it.
  package func drawThumbnail(_ index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme) {
    guard !rect.isEmpty else { return }
    let side = Int((max(rect.width, rect.height) * canvas.scale).rounded(.up))
    let bitmap = isBroken(index) ? nil : thumbnail(index, covering: side)
    draw(bitmap, of: index, on: canvas, in: rect, radius: radius, theme: theme)
  }

  /// Draws a large picture that covers a rectangle with round corners, or what stands for it.
  package func drawPicture(_ index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme) {
    guard !rect.isEmpty else { return }
    let size = size(of: index).filling(rect.size) * canvas.scale
    let bitmap = isBroken(index) ? nil : picture(index, covering: size)
    draw(bitmap, of: index, on: canvas, in: rect, radius: radius, theme: theme)
  }

  /// Draws a picture, or what stands for it where it is not there or has just been found broken.
  private func draw(
    _ bitmap: Bitmap?, of index: Int, on canvas: Canvas, in rect: Rect, radius: Double, theme: Theme
  ) {
    canvas.saved {
      canvas.clip(to: Path(continuous: rect, radius: radius))
      guard let bitmap, !isBroken(index) else {
        let placeholder = PicturePlaceholder(words: words(of: index), isBroken: isBroken(index))
        return placeholder.draw(on: canvas, in: rect, theme: theme)
      }
      if !bitmap.isOpaque { canvas.fill(rect, with: theme.surface) }
      let part = rect.size.fitted(into: bitmap.size)
      // a picture as large as needed is moved by whole pixels and not stretched
      let origin = Point(
        x: ((bitmap.size.width - part.width) / 2).rounded(.down),
        y: ((bitmap.size.height - part.height) / 2).rounded(.down))
      canvas.draw(bitmap, in: rect, cropping: Rect(origin: origin, size: part))
    }
  }

  /// A picture in a size in points, its thumbnail meanwhile, or what stands for it; nil without memory for it.
  package func bitmap(of index: Int, size: Size, scale: Double) -> Bitmap? {
    if !isBroken(index), let bitmap = picture(index, covering: size * scale) { return bitmap }
    guard let bitmap = try? Bitmap(size: size, scale: scale, isOpaque: true) else { return nil }
    let placeholder = PicturePlaceholder(words: words(of: index), isBroken: isBroken(index))
    placeholder.draw(
      on: Canvas(on: bitmap), in: Rect(origin: .zero, size: bitmap.size), theme: .dark)
    return bitmap
  }

  /// A part of a picture as it is in a size, both in points; nil while no sharper version than that at rest is there.
  package func bitmap(of index: Int, part: Rect, in size: Size, scale: Double) -> Bitmap? {
    guard !isBroken(index), let picture = sharpPicture(index, covering: size * scale),
      let bitmap = try? Bitmap(size: part.size, scale: scale, isOpaque: true)
    else { return nil }
    let canvas = Canvas(on: bitmap)
    if !picture.isOpaque { canvas.fill(with: .black) }
    canvas.draw(picture, in: Rect(origin: .zero - (part.origin - .zero), size: size))
    return bitmap
  }
}
