import Drawing
import Geometry

/// Keeps the landscapes of a page as bitmaps, so that they are painted once for a size.
@MainActor
final class PictureStore {
  private struct Key: Hashable {
    var landscape: Landscape
    var size: Size
    var scale: Double
  }

  private var current: [Key: Bitmap] = [:]
  private var previous: [Key: Bitmap] = [:]

  /// Begins another layout of the page: pictures that neither it nor the one before shows are forgotten.
  func beginLayout() {
    if current.isEmpty { return }
    previous = current
    current = [:]
  }

  /// Draws a landscape with round corners.
  ///
  /// It is laid down in one piece, or what is painted first would shine through along the corners' edges.
  func draw(_ landscape: Landscape, on canvas: Canvas, in rect: Rect, radius: Double) {
    guard !rect.isEmpty else { return }
    canvas.saved {
      canvas.clip(to: Path(continuous: rect, radius: radius))
      if let bitmap = bitmap(of: landscape, size: rect.size, scale: canvas.scale) {
        canvas.draw(bitmap, in: rect)
      } else {
        landscape.draw(on: canvas, in: rect)
      }
    }
  }

  /// The picture in a size; nil where there is no memory for it.
  private func bitmap(of landscape: Landscape, size: Size, scale: Double) -> Bitmap? {
    let key = Key(landscape: landscape, size: size, scale: scale)
    if let bitmap = current[key] { return bitmap }
    let bitmap = previous[key] ?? landscape.bitmap(size: size, scale: scale)
    current[key] = bitmap
    return bitmap
  }
}
