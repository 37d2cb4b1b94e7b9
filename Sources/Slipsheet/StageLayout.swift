import Geometry
import Interaction
import Layout

/// The frames of panel, backdrop and presenter, as constraints on the window, the drag and a few scales.
///
/// A sheet stands on two of them: `panel.top == window.top + drag` and `panel.bottom == window.bottom + drag`.
/// The window's size, the drag's way and what a settle adds to the panel's size are edit variables.
struct StageLayout: ~Copyable {
  private var solver = Solver()
  private let edits: Edits
  private let edges: Edges
  /// What was suggested last.
  private var inputs = Inputs()

  /// What changes from frame to frame.
  private struct Edits {
    let width: Variable
    let height: Variable
    /// Where the panel rests: the distance of its edges from the window's.
    let restingX: Variable
    let restingY: Variable
    let dragX: Variable
    let dragY: Variable
    /// How far the panel reaches beyond where it would stand, on each side.
    let growthX: Variable
    let growthY: Variable
    /// How far the presenter draws back, on each side.
    let retreatX: Variable
    let retreatY: Variable

    var all: [Variable] {
      [width, height, restingX, restingY, dragX, dragY, growthX, growthY, retreatX, retreatY]
    }
  }

  /// The values of the edit variables; all are 0 in a new solver.
  private struct Inputs: Equatable {
    var window = Size.zero
    var rest = Point.zero
    var drag = Vector.zero
    var growth = Vector.zero
    var retreat = Vector.zero
  }

  /// What is solved for.
  private struct Edges {
    let panel: Sides
    let presenter: Sides
  }

  private struct Sides {
    let left: Variable
    let top: Variable
    let right: Variable
    let bottom: Variable

    init(_ name: String, in solver: inout Solver) {
      left = solver.variable("\(name).left")
      top = solver.variable("\(name).top")
      right = solver.variable("\(name).right")
      bottom = solver.variable("\(name).bottom")
    }
  }

  /// Sets the constraints up.
  init() {
    edits = Edits(
      width: solver.variable("window.width"), height: solver.variable("window.height"),
      restingX: solver.variable("resting.x"), restingY: solver.variable("resting.y"),
      dragX: solver.variable("drag.x"), dragY: solver.variable("drag.y"),
      growthX: solver.variable("growth.x"), growthY: solver.variable("growth.y"),
      retreatX: solver.variable("retreat.x"), retreatY: solver.variable("retreat.y"))
    let panel = Sides("panel", in: &solver)
    let presenter = Sides("presenter", in: &solver)
    edges = Edges(panel: panel, presenter: presenter)
    do {
      try addConstraints()
    } catch {
      // each edge stands on edit variables alone, so no two constraints can conflict
      assertionFailure("\(error)")
    }
  }

  private mutating func addConstraints() throws(SolverError) {
    let (panel, presenter) = (edges.panel, edges.presenter)
    for edit in edits.all { try solver.addEdit(edit) }
    try solver.add(panel.top == edits.restingY + edits.dragY - edits.growthY)
    try solver.add(panel.bottom == edits.height - edits.restingY + edits.dragY + edits.growthY)
    try solver.add(panel.left == edits.restingX + edits.dragX - edits.growthX)
    try solver.add(panel.right == edits.width - edits.restingX + edits.dragX + edits.growthX)
    try solver.add(presenter.top == edits.retreatY + 0)
    try solver.add(presenter.bottom == edits.height - edits.retreatY)
    try solver.add(presenter.left == edits.retreatX + 0)
    try solver.add(presenter.right == edits.width - edits.retreatX)
  }

  /// Solves the frames for what is shown of a panel in a window of a size, where the presenter has a scale.
  mutating func update(window: Size, rest: Rect, _ sample: Sample, presenterScale: Double) {
    let wanted = Inputs(
      window: window, rest: rest.origin, drag: sample.translation,
      growth: Vector(
        dx: (sample.frame.width - rest.width) / 2, dy: (sample.frame.height - rest.height) / 2),
      retreat: Vector(
        dx: window.width * (1 - presenterScale) / 2, dy: window.height * (1 - presenterScale) / 2))
    guard wanted != inputs else { return }
    do {
      try suggest(wanted)
      inputs = wanted
    } catch {
      // a session's numbers are finite, and nothing else is refused
      assertionFailure("\(error)")
    }
    solver.update()
  }

  /// Suggests what differs from the last time: in a drag little does.
  private mutating func suggest(_ wanted: Inputs) throws(SolverError) {
    let last = inputs
    try suggest(wanted.window.width, after: last.window.width, for: edits.width)
    try suggest(wanted.window.height, after: last.window.height, for: edits.height)
    try suggest(wanted.rest.x, after: last.rest.x, for: edits.restingX)
    try suggest(wanted.rest.y, after: last.rest.y, for: edits.restingY)
    try suggest(wanted.drag.dx, after: last.drag.dx, for: edits.dragX)
    try suggest(wanted.drag.dy, after: last.drag.dy, for: edits.dragY)
    try suggest(wanted.growth.dx, after: last.growth.dx, for: edits.growthX)
    try suggest(wanted.growth.dy, after: last.growth.dy, for: edits.growthY)
    try suggest(wanted.retreat.dx, after: last.retreat.dx, for: edits.retreatX)
    try suggest(wanted.retreat.dy, after: last.retreat.dy, for: edits.retreatY)
  }

  private mutating func suggest(
    _ value: Double, after last: Double, for edit: Variable
  ) throws(SolverError) {
    if value != last { try solver.suggest(value, for: edit) }
  }

  var panel: Rect { rect(edges.panel) }

  var presenter: Rect { rect(edges.presenter) }

  var backdrop: Rect { Rect(x: 0, y: 0, width: solver[edits.width], height: solver[edits.height]) }

  private func rect(_ sides: Sides) -> Rect {
    let left = solver[sides.left]
    let top = solver[sides.top]
    return Rect(x: left, y: top, width: solver[sides.right] - left, height: solver[sides.bottom] - top)
  }
}
