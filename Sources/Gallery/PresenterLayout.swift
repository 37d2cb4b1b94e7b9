import Geometry
import Layout

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
    do {
      try solve(size, rowCount: rowCount, titleHeight: titleHeight, summaryHeight: summaryHeight)
    } catch {
      // only what can hold on a page of any size is required
      assertionFailure("\(error)")
    }
  }

  private mutating func solve(
    _ size: Size, rowCount: Int, titleHeight: Double, summaryHeight: Double
  ) throws(SolverError) {
    typealias Grid = Theme.Grid
    var solver = Solver()
    let frame = try ColumnItems(size, in: &solver)
    let (window, column) = (frame.window, frame.column)
    let parts = try Parts(in: &solver)
    // what is left of the page decides how many rows there are, and whether there is a picture
    let header = titleHeight + Grid.step + summaryHeight
    let room = size.height - 4 * Grid.margin - header - Grid.buttonHeight
    let count = max(1, min(rowCount, Int(room / Grid.rowHeight)))
    let spare = room - Double(count) * Grid.rowHeight - Grid.margin
    let hasPicture = min(Column(in: size).width * 9 / 16, spare) >= Self.lowestPicture

    try solver.add(frame.constraints)
    for item in [parts.title, parts.summary, parts.picture, parts.list] {
      try solver.add([item.left == column.left, item.right == column.right])
    }
    try solver.add([
      parts.title.top == window.top + Grid.margin + parts.above, parts.title.height == titleHeight,
      parts.summary.top == parts.title.bottom + Grid.step, parts.summary.height == summaryHeight,
      parts.picture.top == parts.summary.bottom + (hasPicture ? Grid.margin : 0),
      parts.list.top == parts.picture.bottom + Grid.margin,
      parts.list.height == Double(count) * Grid.rowHeight,
      parts.button.top == parts.list.bottom + Grid.margin, parts.button.height == Grid.buttonHeight,
      // the optical middle lies above the middle
      parts.above >= 0, (parts.above * 3 == parts.below * 2).strength(.weak),
      (parts.below >= 0).strength(.strong), parts.button.bottom + Grid.margin + parts.below == window.bottom,
    ])
    if hasPicture {
      try solver.add((parts.picture.height == column.width * (9.0 / 16)).strength(.medium))
    } else {
      try solver.add(parts.picture.height == 0)
    }
    solver.update()

    title = solver.frame(of: parts.title).wholePoints
    summary = solver.frame(of: parts.summary).wholePoints
    picture = hasPicture ? solver.frame(of: parts.picture).wholePoints : nil
    let list = solver.frame(of: parts.list).wholePoints
    // rows place themselves in their card
    rows = (0..<count).map { index in
      Rect(
        x: list.minX, y: list.minY + Double(index) * Grid.rowHeight, width: list.width, height: Grid.rowHeight
      )
    }
    button = Column(in: size).button(y: solver[parts.button.top].rounded(), isCentered: true)
  }

  /// What stands below each other on the page, and what is left above and below.
  private struct Parts {
    let title: LayoutItem
    let summary: LayoutItem
    let picture: LayoutItem
    let list: LayoutItem
    let button: LayoutItem
    let above: Variable
    let below: Variable

    init(in solver: inout Solver) throws(SolverError) {
      title = try LayoutItem("title", in: &solver)
      summary = try LayoutItem("summary", in: &solver)
      picture = try LayoutItem("picture", in: &solver)
      list = try LayoutItem("list", in: &solver)
      button = try LayoutItem("button", in: &solver)
      above = solver.variable("above")
      below = solver.variable("below")
    }
  }

  /// A picture lower than this is a stripe, in points.
  private static let lowestPicture = 120.0
}
