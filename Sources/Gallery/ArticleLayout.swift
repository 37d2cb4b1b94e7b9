import Geometry

/// Where the parts of an article stand.
struct ArticleLayout {
  /// The heights of texts at the width of their column, in points.
  struct Heights {
    var heading: Double
    var place: Double
    var caption: Double
    /// One for each passage, its language's name included.
    var passages: [Double]
  }

  private(set) var grabber = Rect.zero
  private(set) var close = Rect.zero
  private(set) var heading = Rect.zero
  private(set) var place = Rect.zero
  private(set) var picture = Rect.zero
  private(set) var caption = Rect.zero
  private(set) var passages: [Rect] = []

  /// The height that everything takes, in points.
  var bottom: Double { (passages.last ?? caption).maxY + Theme.Grid.margin }

  /// How many passages stand side by side on a page of a size.
  static func passageColumns(in size: Size) -> Int { Column(in: size).width >= 520 ? 2 : 1 }

  /// The width of a passage on a page of a size, in points.
  static func passageWidth(in size: Size) -> Double {
    let column = Column(in: size)
    return passageColumns(in: size) == 1 ? column.width : ((column.width - gutter) / 2).rounded(.down)
  }

  /// The width of the heading on a page of a size, in points.
  static func headingWidth(in size: Size, isCompact: Bool) -> Double {
    let column = Column(in: size)
    guard isCompact else { return column.width }
    return max(0, min(column.width, closeX(in: size) - column.x))
  }

  private static func closeX(in size: Size) -> Double {
    max(0, size.width - Theme.Grid.margin + closeOverhang - Theme.Grid.minimumTarget)
  }

  /// Gives the picture what the texts leave, up to 16 : 9, and spreads the rest.
  init(size: Size, isCompact: Bool, heights: Heights) {
    typealias Grid = Theme.Grid
    let column = Column(in: size)
    grabber = Rect(
      x: ((size.width - Grid.grabber.width) / 2).rounded(.down), y: Grid.grabberTop,
      width: Grid.grabber.width, height: Grid.grabber.height)
    close = Rect(
      x: Self.closeX(in: size), y: Grid.margin - Self.closeOverhang, width: Grid.minimumTarget,
      height: Grid.minimumTarget)

    let columns = Self.passageColumns(in: size)
    let lines = stride(from: 0, to: heights.passages.count, by: columns).map { first in
      heights.passages[first..<min(first + columns, heights.passages.count)].max() ?? 0
    }
    let gap = isCompact ? Grid.step * 2 : Grid.step * 4
    let texts = lines.reduce(0, +) + Double(lines.count - 1) * gap
    let top = isCompact ? (close.center.y - heights.heading / 2).rounded() : close.maxY + Grid.step
    let fixed =
      top + heights.heading + heights.place + gap + Grid.step * 2 + heights.caption + gap + texts
      + Grid.margin
    let room = size.height - fixed
    let pictureHeight = max(Self.lowestPicture, min(column.width * 9 / 16, room)).rounded(.down)
    let spare = max(0, room - pictureHeight)

    heading = Rect(
      x: column.x, y: top + min(spare * 0.3, 120).rounded(.down),
      width: Self.headingWidth(in: size, isCompact: isCompact), height: heights.heading)
    place = Rect(x: column.x, y: heading.maxY, width: heading.width, height: heights.place)
    picture = column.rect(y: place.maxY + gap, height: pictureHeight)
    caption = column.rect(y: picture.maxY + Grid.step * 2, height: heights.caption)
    var y = caption.maxY + gap
    let width = Self.passageWidth(in: size)
    for (index, height) in heights.passages.enumerated() {
      let place = index % columns
      passages.append(
        Rect(x: column.x + Double(place) * (width + Self.gutter), y: y, width: width, height: height))
      if place == columns - 1 { y += lines[index / columns] + gap }
    }
  }

  /// How far the close button's target reaches beyond its circle: the circle keeps the margin, in points.
  private static let closeOverhang = (Theme.Grid.minimumTarget - Theme.Grid.closeCircle) / 2
  /// The distance between two passages side by side, in points.
  private static let gutter = 32.0
  /// A picture is never lower than this, in points.
  private static let lowestPicture = 96.0
}
