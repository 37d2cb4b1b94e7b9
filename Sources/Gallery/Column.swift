import Geometry

/// Where the content of a page stands from left to right: a centred column that never grows too wide to read.
struct Column {
  let x: Double
  let width: Double

  init(in size: Size) {
    let width = max(0, min(Theme.Grid.columnWidth, size.width - 2 * Theme.Grid.margin))
    // Whole points, so that edges are sharp.
    self.width = width.rounded(.down)
    x = ((size.width - self.width) / 2).rounded(.down)
  }

  /// The column between two heights.
  func rect(y: Double, height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
