import Drawing
import Geometry
import Interaction
import Motion

/// Frames of a gesture side by side, with their times below.
public enum FilmStrip {
  /// A frame of a strip.
  public struct Frame {
    /// What was shown.
    public var picture: Bitmap
    /// When it was shown.
    public var time: Instant
    /// The way of the pointer up to then, its place last; empty where none was down.
    public var pointer: [Point]

    /// Makes a frame.
    public init(_ picture: Bitmap, at time: Instant, pointer: [Point] = []) {
      self.picture = picture
      self.time = time
      self.pointer = pointer
    }
  }

  /// Between frames, in points.
  static let gap = 12.0
  /// Around the whole strip, in points.
  static let margin = 24.0
  /// From a frame to the middle of its caption, in points.
  static let captionDistance = 20.0
  static let captionStyle = TextStyle(
    size: 13, lineHeight: 18, alignment: .center, hasTabularFigures: true)
  static let ground = Color(hex: 0xE3E3E8)
  static let captionColor = Color(hex: 0x55555A)
  static let pointerColor = Color(hex: 0x2F6BFF)

  /// Draws a strip; all frames have the size and the scale of the first.
  ///
  /// Throws where the strip would be larger than a bitmap can be, or there is no memory for it.
  public static func draw(_ frames: [Frame]) throws(BitmapError) -> Bitmap {
    guard let first = frames.first?.picture else { throw .invalidSize(width: 0, height: 0) }
    let frame = first.size
    let count = Double(frames.count)
    let size = Size(
      width: 2 * margin + count * frame.width + (count - 1) * gap,
      height: 2 * margin + frame.height + captionDistance)
    let strip = try Bitmap(size: size, scale: first.scale, isOpaque: true)
    let canvas = Canvas(on: strip)
    canvas.fill(with: ground)
    for (index, item) in frames.enumerated() {
      let origin = Point(x: margin + Double(index) * (frame.width + gap), y: margin)
      let place = Rect(origin: origin, size: frame)
      canvas.draw(item.picture, in: place)
      canvas.saved {
        canvas.clip(to: place)
        drawPointer(item.pointer, from: origin, on: canvas)
      }
      let caption = TextLayout(text(item.time), style: captionStyle, width: frame.width)
      canvas.draw(
        caption, at: Point(x: place.minX, y: place.maxY + captionDistance - caption.size.height / 2),
        color: captionColor)
    }
    return strip
  }

  /// Draws a picture of its own with the pointer on it.
  public static func mark(_ picture: Bitmap, pointer: [Point]) {
    drawPointer(pointer, from: .zero, on: Canvas(on: picture))
  }

  private static func drawPointer(_ path: [Point], from origin: Point, on canvas: Canvas) {
    guard let last = path.last else { return }
    let shift = Vector(dx: origin.x, dy: origin.y)
    var line = Path()
    for (index, point) in path.enumerated() {
      if index == 0 { line.move(to: point + shift) } else { line.line(to: point + shift) }
    }
    let place = last + shift
    canvas.stroke(
      line, with: pointerColor.opacity(0.55), style: LineStyle(width: 2, cap: .round, join: .round))
    canvas.fill(Path(circleAt: place, radius: 14), with: .color(pointerColor.opacity(0.18)))
    canvas.stroke(Path(circleAt: place, radius: 14), with: .white, width: 4)
    canvas.stroke(Path(circleAt: place, radius: 14), with: pointerColor, width: 2)
  }

  private static func text(_ time: Instant) -> String {
    "\((time.nanoseconds + 500_000) / 1_000_000) ms"
  }
}
