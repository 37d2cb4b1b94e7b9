import Geometry
import Layout

/// The parts of an article as a solver knows them, and what they ask of each other.
struct ArticleItems {
  let window: LayoutWindow
  let column: LayoutItem
  let grabber: LayoutItem
  let close: LayoutItem
  let heading: LayoutItem
  let place: LayoutItem
  let picture: LayoutItem
  let caption: LayoutItem
  let passages: [LayoutItem]
  /// How many passages stand side by side.
  private let passagesAbreast: Int
  /// What is left above the heading and below the last passage.
  private let above: Variable
  private let below: Variable

  init(passages count: Int, size: Size, in solver: inout Solver) throws(SolverError) {
    window = try LayoutWindow(size, in: &solver)
    column = try LayoutItem("column", in: &solver)
    grabber = try LayoutItem("grabber", in: &solver)
    close = try LayoutItem("close", in: &solver)
    heading = try LayoutItem("heading", in: &solver)
    place = try LayoutItem("place", in: &solver)
    picture = try LayoutItem("picture", in: &solver)
    caption = try LayoutItem("caption", in: &solver)
    var passages: [LayoutItem] = []
    for index in 0..<count { passages.append(try LayoutItem("passage \(index)", in: &solver)) }
    self.passages = passages
    passagesAbreast = size.width >= Self.narrowestPair ? 2 : 1
    above = solver.variable("above")
    below = solver.variable("below")
  }

  /// Grabber and close button at the top of the page, and the column in its middle.
  var furniture: [Constraint] {
    typealias Grid = Theme.Grid
    // The circle, not its target, keeps the margin.
    let overhang = (Grid.minimumTarget - Grid.closeCircle) / 2
    let target = Size(width: Grid.minimumTarget, height: Grid.minimumTarget)
    return grabber.size(Grid.grabber) + close.size(target) + [
      grabber.centerX == window.centerX, grabber.top == window.top + Grid.grabberTop,
      close.right == window.right - (Grid.margin - overhang),
      close.top == window.top + (Grid.margin - overhang),
    ] + ColumnItems(window: window, column: column).constraints
  }

  /// The heading and the line below it: under the close button, or beside it.
  func header(isCompact: Bool) -> [Constraint] {
    var constraints = [
      heading.left == column.left, heading.right <= column.right, place.left == heading.left,
      place.right == heading.right, place.top == heading.bottom,
      (heading.right == column.right).strength(.weak),
    ]
    if isCompact {
      constraints.append(heading.centerY == close.centerY + above)
      constraints.append((heading.right <= close.left).strength(.strong))
    } else {
      constraints.append(heading.top == close.bottom + Theme.Grid.step + above)
    }
    return constraints
  }

  /// What texts need.
  func heights(_ heights: ArticleLayout.Heights) -> [Constraint] {
    var constraints = [
      heading.height == heights.heading, place.height == heights.place, caption.height == heights.caption,
    ]
    for first in stride(from: 0, to: passages.count, by: passagesAbreast) {
      let row = first..<min(first + passagesAbreast, passages.count)
      let highest = row.map { heights.passages[$0] }.max() ?? 0
      for index in row { constraints.append(passages[index].height == highest) }
    }
    return constraints
  }

  /// Everything below the header: the picture takes what the texts leave, up to its shape, its height as a part of its
  /// width; what is still left goes above and below.
  func flow(gap: Double, shape: Double) -> [Constraint] {
    var constraints = [
      picture.left == column.left, picture.right == column.right, picture.top == place.bottom + gap,
      picture.height >= Self.lowestPicture,
      (picture.height == picture.width * shape).strength(.medium),
      caption.left == column.left, caption.right == column.right,
      caption.top == picture.bottom + Theme.Grid.step * 2,
      above >= 0, above <= Self.highestRise, (below >= 0).strength(.strong),
      (above * 7 == below * 3).strength(.weak),
    ]
    var bottom = caption.bottom
    for first in stride(from: 0, to: passages.count, by: passagesAbreast) {
      let row = passages[first..<min(first + passagesAbreast, passages.count)]
      for item in row {
        constraints.append(item.top == bottom + gap)
        constraints.append(
          item.width == (column.width - Self.gutter * Double(passagesAbreast - 1)) / Double(passagesAbreast))
      }
      if let start = row.first { constraints.append(start.left == column.left) }
      if let end = row.last, row.count == passagesAbreast { constraints.append(end.right == column.right) }
      bottom = row.first?.bottom ?? bottom
    }
    constraints.append(bottom + Theme.Grid.margin + below == window.bottom)
    return constraints
  }

  /// On pages narrower than this passages stand below each other, in points.
  private static let narrowestPair = 560.0
  /// The distance between two passages side by side, in points.
  private static let gutter = 32.0
  /// A picture is never lower than this, in points.
  private static let lowestPicture = 96.0
  /// How far the heading moves down at most where there is room, in points.
  private static let highestRise = 120.0
}
