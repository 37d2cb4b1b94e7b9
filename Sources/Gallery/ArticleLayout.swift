import Geometry
import Layout

/// Where the parts of an article stand: constraints on the page, solved once for a size.
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

  /// Lays an article out; in a compact one the heading stands beside the close button.
  ///
  /// - Parameter shape: The height that the picture has where there is room, as a part of its width.
  init(size: Size, isCompact: Bool, shape: Double = 0, heights: Heights) {
    do {
      try solve(size: size, isCompact: isCompact, shape: shape, heights: heights)
    } catch {
      // only what can hold on a page of any size is required
      assertionFailure("\(error)")
    }
  }

  private mutating func solve(
    size: Size, isCompact: Bool, shape: Double, heights: Heights
  ) throws(SolverError) {
    var solver = Solver()
    let items = try ArticleItems(passages: heights.passages.count, size: size, in: &solver)
    try solver.add(items.furniture + items.header(isCompact: isCompact) + items.heights(heights))
    try solver.add(items.flow(gap: isCompact ? Theme.Grid.step * 2 : Theme.Grid.step * 4, shape: shape))
    solver.update()
    // Whole points, so that edges are sharp.
    grabber = solver.frame(of: items.grabber).wholePoints
    close = solver.frame(of: items.close).wholePoints
    heading = solver.frame(of: items.heading).wholePoints
    place = solver.frame(of: items.place).wholePoints
    picture = solver.frame(of: items.picture).wholePoints
    caption = solver.frame(of: items.caption).wholePoints
    for item in items.passages { passages.append(solver.frame(of: item).wholePoints) }
  }

  /// The widths of heading and passages on a page of a size, in points, which decide how high they are.
  static func textWidths(in size: Size, isCompact: Bool) -> (heading: Double, passage: Double) {
    let heights = Heights(heading: 0, place: 0, caption: 0, passages: [0, 0])
    let layout = ArticleLayout(size: size, isCompact: isCompact, heights: heights)
    return (layout.heading.width, layout.passages.first?.width ?? 0)
  }
}
