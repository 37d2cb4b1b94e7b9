import Geometry
import Layout

/// The column of a page as a solver knows it: in the middle, within the margins, never too wide to read.
struct ColumnItems {
  let window: LayoutWindow
  let column: LayoutItem

  init(window: LayoutWindow, column: LayoutItem) {
    self.window = window
    self.column = column
  }

  init(_ size: Size, in solver: inout Solver) throws(SolverError) {
    window = try LayoutWindow(size, in: &solver)
    column = try LayoutItem("column", in: &solver)
  }

  var constraints: [Constraint] {
    typealias Grid = Theme.Grid
    return [
      column.centerX == window.centerX, column.top == window.top, column.bottom == window.bottom,
      column.width <= Grid.columnWidth, (column.left >= window.left + Grid.margin).strength(.strong),
      // stronger than what texts and pictures wish, weaker than the margin
      (column.width == Grid.columnWidth).strength(.strong.weighted(0.1)),
    ]
  }
}
