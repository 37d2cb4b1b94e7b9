import Drawing
import Geometry

/// A calm picture that the program draws: the same from the same seed, crisp at any size.
package struct Landscape: Hashable, Sendable {
  /// What there is to see.
  enum Scene: String, Hashable, Sendable {
    case ridges
    case sea
    case lake
    case dunes
    case terraces
    case snow
  }

  /// What is left to chance follows from it.
  package var seed: UInt64
  /// Tells it apart, and names its control on pages: `lake`.
  package var name: String { scene.rawValue }
  /// What the picture is called.
  package var title: String
  /// A few words below the name.
  package var subtitle: String
  /// One or two sentences about the place.
  package var text: String
  /// The time of day in the picture, as `05:40`.
  package var time: String

  let scene: Scene

  /// The picture's own size, in points; its proportions are what counts.
  package static let size = Size(width: 1200, height: 900)

  /// Draws the picture over all of a rectangle; what has no room is cut off evenly on both sides.
  package func draw(on canvas: Canvas, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let size = Self.size.filling(rect.size)
    let factor = size.width / Self.size.width
    canvas.saved {
      canvas.clip(to: rect)
      canvas.translate(
        by: Vector(
          dx: rect.minX + (rect.width - size.width) / 2, dy: rect.minY + (rect.height - size.height) / 2))
      canvas.scale(x: factor, y: factor)
      var painter = Painter(canvas: canvas, pixels: factor * canvas.scale, seed: seed)
      switch scene {
      case .ridges: painter.paintRidges()
      case .sea: painter.paintSea()
      case .lake: painter.paintLake()
      case .dunes: painter.paintDunes()
      case .terraces: painter.paintTerraces()
      case .snow: painter.paintSnow()
      }
    }
  }

  /// The picture in a size in points, at a number of pixels a point; nil where there is no memory for it.
  package func bitmap(size: Size, scale: Double) -> Bitmap? {
    guard let bitmap = try? Bitmap(size: size, scale: scale, isOpaque: true) else { return nil }
    draw(on: Canvas(on: bitmap), in: Rect(origin: .zero, size: bitmap.size))
    return bitmap
  }
}
