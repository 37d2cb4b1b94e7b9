import Drawing
import Geometry
import Motion
import Scene

/// The red dot and the time that say that a recording is made.
@MainActor
final class RecordingMark {
  private let raster = Raster<Int>()

  private static let dot = 8.0
  private static let size = Size(width: 72, height: 28)

  /// The whole seconds of a recording at a moment.
  static func seconds(since start: Instant, at time: Instant) -> Int {
    max(0, Int((time - start).nanoseconds / 1_000_000_000))
  }

  /// Adds the mark in the upper left corner of the stage.
  func add(to list: inout DisplayList, seconds: Int, scale: Double) {
    let size = Self.size
    let picture = raster.picture(of: seconds, size: size, scale: scale) { canvas in
      let middle = size.height / 2
      canvas.fill(Path(circleAt: Point(x: 14, y: middle), radius: Self.dot / 2), with: Look.recording)
      let digits = String(seconds % 60)
      let time = "\(seconds / 60):" + (digits.count < 2 ? "0" : "") + digits
      let text = TextLayout(time, style: Look.figures)
      canvas.draw(text, at: Point(x: 24, y: middle - text.size.height / 2), color: Look.text)
    }
    let margin = Look.floatingMargin
    list.append(
      floating: picture, in: Rect(origin: Point(x: margin, y: margin), size: size), radius: size.height / 2)
  }
}
