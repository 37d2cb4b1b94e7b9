import Drawing
import Geometry
import Scene

/// A part of a picture that is zoomed in, drawn as it is seen.
struct SharpPart {
  let bitmap: Bitmap
  /// What it shows, in the points of a picture of the size `whole`.
  let part: Rect
  let whole: Size
  let scale: Double
  /// Which picture it is of, and how that looked.
  let page: Int
  let version: Int

  /// Whether it shows all that is seen of a picture, in its own size.
  func covers(_ seen: Rect, of picture: Rect) -> Bool {
    let slack = 0.5 / scale
    let frame = frame(in: picture)
    return abs(picture.width - whole.width) < slack && abs(picture.height - whole.height) < slack
      && frame.minX < seen.minX + slack && frame.minY < seen.minY + slack
      && frame.maxX > seen.maxX - slack && frame.maxY > seen.maxY - slack
  }

  /// The node that shows as much of it as is seen of a picture; nil where that is nothing.
  func node(in picture: Rect, seen: Rect, opacity: Double) -> Node? {
    let frame = frame(in: picture)
    let shown = frame.intersection(seen)
    guard !shown.isEmpty else { return nil }
    let factor = whole.width / picture.width
    let cut = Rect(
      x: (shown.minX - frame.minX) * factor, y: (shown.minY - frame.minY) * factor,
      width: shown.width * factor, height: shown.height * factor)
    return Node(bitmap: bitmap, frame: shown, part: cut, opacity: opacity)
  }

  private func frame(in picture: Rect) -> Rect {
    let part = part.scaled(by: picture.width / whole.width)
    return part.offset(by: picture.origin - .zero)
  }
}
