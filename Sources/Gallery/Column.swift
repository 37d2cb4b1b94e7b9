import Geometry
import Layout

/// Where the content of a page stands from left to right: a centred column that never grows too wide to read.
struct Column {
  let x: Double
  let width: Double

  init(in size: Size) {
    let frame = Self.solve(size)
    // Whole points, so that edges are sharp.
    width = max(0, frame.width).rounded(.down)
    x = ((size.width - width) / 2).rounded(.down)
  }

  private static func solve(_ size: Size) -> Rect {
    do {
      var solver = Solver()
      let items = try ColumnItems(size, in: &solver)
      try solver.add(items.constraints)
      solver.update()
      return solver.frame(of: items.column)
    } catch {
      // only what can hold on a page of any size is required
      assertionFailure("\(error)")
      return Rect(origin: .zero, size: size)
    }
  }

  /// The column between two heights.
  func rect(y: Double, height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// The shape of a button between two heights: as wide as the column where that is narrow.
  func button(y: Double, isCentered: Bool) -> Rect {
    let width = width < Self.widestFullButton ? width : Self.buttonWidth
    let inset = isCentered ? ((self.width - width) / 2).rounded(.down) : 0
    return Rect(x: x + inset, y: y, width: width, height: Theme.Grid.buttonHeight)
  }

  /// In columns as wide as this, in points, a button no longer fills the column.
  private static let widestFullButton = 480.0
  private static let buttonWidth = 240.0
}
