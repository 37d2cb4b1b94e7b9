import Drawing
import Geometry

/// Keeps landscapes as bitmaps, so that they are painted once for a size.
@MainActor
final class PictureStore {
  private struct Key: Hashable {
    var landscape: Landscape
    var size: Size
    var scale: Double
  }

  private var kept: [Key: Bitmap] = [:]
  /// The keys in the order in which they came.
  private var order: [Key] = []

  /// A few pages' worth of pictures; while a window's size is changed, each frame brings new ones.
  private static let most = 24

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
    if let bitmap = kept[key] { return bitmap }
    let bitmap = landscape.bitmap(size: size, scale: scale)
    kept[key] = bitmap
    order.append(key)
    if order.count > Self.most { kept[order.removeFirst()] = nil }
    return bitmap
  }
}
