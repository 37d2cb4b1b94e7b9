import Geometry

/// Where the parts of a presenter page stand.
struct PresenterLayout {
  private(set) var title = Rect.zero
  private(set) var summary = Rect.zero
  /// A large picture, where there is room for one.
  private(set) var picture: Rect?
  private(set) var rows: [Rect] = []
  private(set) var button = Rect.zero

  /// The card that holds the rows.
  var card: Rect { rows.reduce(.zero) { $0.union($1) } }

  /// Shows as many rows as fit, then the picture, then spreads what is left above and below.
  init(size: Size, rowCount: Int, titleHeight: Double, summaryHeight: Double) {
    typealias Grid = Theme.Grid
    let column = Column(in: size)
    let header = titleHeight + Grid.step + summaryHeight
    let room = size.height - 2 * Grid.margin - header - 2 * Grid.margin - Grid.buttonHeight
    let count = max(1, min(rowCount, Int(room / Grid.rowHeight)))
    var spare = max(0, room - Double(count) * Grid.rowHeight)
    let pictureHeight = min(column.width * 9 / 16, spare - Grid.margin).rounded(.down)
    let hasPicture = pictureHeight >= Self.lowestPicture
    if hasPicture { spare -= pictureHeight + Grid.margin }

    // The optical middle lies above the middle.
    var y = Grid.margin + (spare * 0.4).rounded(.down)
    title = column.rect(y: y, height: titleHeight)
    summary = column.rect(y: title.maxY + Grid.step, height: summaryHeight)
    y = summary.maxY + Grid.margin
    if hasPicture {
      picture = column.rect(y: y, height: pictureHeight)
      y += pictureHeight + Grid.margin
    }
    for _ in 0..<count {
      rows.append(column.rect(y: y, height: Grid.rowHeight))
      y += Grid.rowHeight
    }
    button = column.button(y: y + Grid.margin, isCentered: true)
  }

  /// A picture lower than this is a stripe, in points.
  private static let lowestPicture = 120.0
}
