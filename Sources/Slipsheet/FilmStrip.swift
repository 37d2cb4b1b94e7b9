import Drawing
import Geometry
import Motion

/// Frames of a gesture side by side, as one picture: each with its time below it, and where the pointer was.
public struct FilmStrip {
  /// One moment of a gesture.
  public struct Frame {
    /// What was shown.
    public var picture: Bitmap
    /// When.
    public var time: Instant
    /// The way of the pointer up to then, in the picture's points, its place last; empty where none was down.
    public var pointer: [Point]
    /// Whether a thin line parts it from the ground.
    public var isOutlined = true

    /// Makes a frame; the pointer's way is in the picture's points.
    public init(_ picture: Bitmap, at time: Instant, pointer: [Point] = []) {
      self.picture = picture
      self.time = time
      self.pointer = pointer
    }
  }

  /// Frames side by side.
  public struct Row {
    /// What stands above them, such as the style's name.
    public var title: String?
    /// From left to right.
    public var frames: [Frame]

    /// Describes a row.
    public init(title: String? = nil, frames: [Frame]) {
      self.title = title
      self.frames = frames
    }
  }

  /// From top to bottom.
  public var rows: [Row]

  /// Makes a strip of rows.
  public init(rows: [Row]) {
    self.rows = rows
  }

  /// Draws frames in one row, or in as many as a bitmap's longest side calls for, at the first one's scale.
  ///
  /// Throws where there is none, where the strip is larger than a bitmap can be, or memory is short.
  public static func draw(_ frames: [Frame]) throws(BitmapError) -> Bitmap {
    guard let scale = frames.first?.picture.scale else { throw .invalidSize(width: 0, height: 0) }
    let width = frames.map { $0.picture.size.width }.max() ?? 0
    let count = columns(of: frames.count, width: width, scale: scale)
    let rows = stride(from: 0, to: frames.count, by: count).map {
      Row(frames: Array(frames[$0..<min(frames.count, $0 + count)]))
    }
    return try FilmStrip(rows: rows).picture(scale: scale)
  }

  /// The size, in points, of what `draw` makes of so many frames of a size, at a number of pixels a point.
  public static func size(of count: Int, _ frame: Size, scale: Double) -> Size {
    guard count > 0 else { return .zero }
    let columns = columns(of: count, width: frame.width, scale: scale)
    let rows = Double((count + columns - 1) / columns)
    let row = frame.height + Look.captionGap + Look.caption.lineHeight
    return Size(
      width: 2 * Look.margin + Double(columns) * (frame.width + Look.gap) - Look.gap,
      height: 2 * Look.margin + rows * (row + Look.rowGap) - Look.rowGap)
  }

  /// How many frames of a width stand side by side, so that rows are few and alike.
  private static func columns(of count: Int, width: Double, scale: Double) -> Int {
    let room = Double(Bitmap.longestSide) / scale - 2 * Look.margin + Look.gap
    let most = max(1, Int(room / (width + Look.gap)))
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }

  /// Draws the pointer's way and place on a picture of its own.
  public static func mark(_ picture: Bitmap, pointer: [Point]) {
    Frame(picture, at: .zero, pointer: pointer).drawPointer(on: Canvas(on: picture))
  }

  /// Draws the strip, at a number of pixels a point; throws where it is larger than a bitmap can be.
  public func picture(scale: Double) throws(BitmapError) -> Bitmap {
    let places = rows.map { Place(of: $0) }
    let width = (places.map(\.size.width).max() ?? 0) + 2 * Look.margin
    let height =
      places.reduce(2 * Look.margin) { $0 + $1.size.height } + Double(max(0, places.count - 1)) * Look.rowGap
    let strip = try Bitmap(size: Size(width: width, height: height), scale: scale, isOpaque: true)
    let canvas = Canvas(on: strip)
    canvas.fill(with: Look.ground)
    var y = Look.margin
    for (row, place) in zip(rows, places) {
      row.draw(on: canvas, at: Point(x: Look.margin, y: y), place: place)
      y += place.size.height + Look.rowGap
    }
    return strip
  }

  /// Draws rows of one frame each side by side on one ground, without times, as one frame of an animation.
  ///
  /// Throws where there is none, where the picture is larger than a bitmap can be, or memory is short.
  public static func sideBySide(_ cells: [Row], scale: Double) throws(BitmapError) -> Bitmap {
    let places = cells.map { Place(of: $0) }
    let title = places.map(\.title).max() ?? 0
    let height = places.map(\.frames).max() ?? 0
    let widths = cells.map { $0.frames.first?.picture.size.width ?? 0 }
    let width = widths.reduce(0, +) + Double(max(0, cells.count - 1)) * Look.gap
    let size = Size(width: width + 2 * Look.margin, height: title + height + 2 * Look.margin)
    let picture = try Bitmap(size: size, scale: scale, isOpaque: true)
    let canvas = Canvas(on: picture)
    canvas.fill(with: Look.ground)
    var x = Look.margin
    for (cell, width) in zip(cells, widths) {
      if let title = cell.title {
        let layout = TextLayout(title, style: Look.title, width: width, maxLines: 1)
        canvas.draw(layout, at: Point(x: x, y: Look.margin), color: Look.text)
      }
      if let frame = cell.frames.first {
        let top = Look.margin + title + height - frame.picture.size.height
        frame.drawPicture(on: canvas, in: Rect(origin: Point(x: x, y: top), size: frame.picture.size))
      }
      x += width + Look.gap
    }
    return picture
  }

  /// How much room a row takes, in points.
  fileprivate struct Place {
    var title: Double
    var frames: Double
    var size: Size

    init(of row: Row) {
      title = row.title == nil ? 0 : Look.title.lineHeight + Look.titleGap
      frames = row.frames.map { $0.picture.size.height }.max() ?? 0
      let widths = row.frames.reduce(0) { $0 + $1.picture.size.width }
      size = Size(
        width: widths + Double(max(0, row.frames.count - 1)) * Look.gap,
        height: title + frames + Look.captionGap + Look.caption.lineHeight)
    }
  }

  /// Lengths in points.
  fileprivate enum Look {
    static let margin = 20.0
    static let gap = 12.0
    static let rowGap = 32.0
    static let titleGap = 12.0
    static let captionGap = 8.0
    static let ground = Color(hex: 0xD6D6DB)
    static let outline = Color.black.opacity(0.12)
    static let text = Color(hex: 0x1C1C1E)
    static let captionText = Color(hex: 0x4A4A4F)
    static let title = TextStyle(size: 15, lineHeight: 20, weight: .semibold)
    static let caption = TextStyle(size: 13, lineHeight: 18, alignment: .center, hasTabularFigures: true)
    static let pointer = Color(hex: 0x2F6BFF)
    static let pointerRadius = 16.0
  }
}

extension FilmStrip.Row {
  fileprivate func draw(on canvas: Canvas, at origin: Point, place: FilmStrip.Place) {
    if let title {
      canvas.draw(TextLayout(title, style: FilmStrip.Look.title), at: origin, color: FilmStrip.Look.text)
    }
    var x = origin.x
    let bottom = origin.y + place.title + place.frames
    for frame in frames {
      // Frames of different heights stand on one line, as their captions do.
      let size = frame.picture.size
      frame.draw(on: canvas, in: Rect(origin: Point(x: x, y: bottom - size.height), size: size))
      x += size.width + FilmStrip.Look.gap
    }
  }
}

extension FilmStrip.Frame {
  fileprivate func drawPicture(on canvas: Canvas, in rect: Rect) {
    let outline = rect.inset(by: EdgeInsets(all: -0.5))
    if isOutlined { canvas.stroke(Path(outline), with: FilmStrip.Look.outline, width: 1) }
    canvas.draw(picture, in: rect)
    canvas.saved {
      canvas.clip(to: rect)
      canvas.translate(by: rect.origin - .zero)
      drawPointer(on: canvas)
    }
  }

  fileprivate func draw(on canvas: Canvas, in rect: Rect) {
    drawPicture(on: canvas, in: rect)
    let milliseconds = (time.nanoseconds + 500_000) / 1_000_000
    let caption = TextLayout(
      "\(milliseconds) ms", style: FilmStrip.Look.caption, width: rect.width, maxLines: 1)
    canvas.draw(
      caption, at: Point(x: rect.minX, y: rect.maxY + FilmStrip.Look.captionGap),
      color: FilmStrip.Look.captionText)
  }

  fileprivate func drawPointer(on canvas: Canvas) {
    guard let first = pointer.first, let last = pointer.last else { return }
    let color = FilmStrip.Look.pointer
    var line = Path()
    line.move(to: first)
    for point in pointer.dropFirst() { line.line(to: point) }
    // White below the colour keeps both visible on any page.
    let round = LineStyle(width: 5, cap: .round, join: .round)
    canvas.stroke(line, with: Color.white.opacity(0.7), style: round)
    canvas.stroke(line, with: color, style: LineStyle(width: 2.5, cap: .round, join: .round))
    canvas.fill(Path(circleAt: first, radius: 4.5), with: .white)
    canvas.fill(Path(circleAt: first, radius: 3), with: color)
    let ring = Path(circleAt: last, radius: FilmStrip.Look.pointerRadius)
    canvas.fill(ring, with: color.opacity(0.28))
    canvas.stroke(ring, with: Color.white.opacity(0.9), style: LineStyle(width: 5))
    canvas.stroke(ring, with: color, style: LineStyle(width: 2.5))
  }
}
