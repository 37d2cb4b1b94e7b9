import Layout

/// The form that the layout bench solves: rows of a label and a field on a panel that is dragged down, each row below
/// the one before; no rows leave the panel alone, seven variables.
struct LayoutForm {
  let rows: Int
  private(set) var constraints: [Constraint] = []
  /// Where the last row's constraints begin.
  private(set) var lastRow = 0
  private(set) var names: [String] = []
  let width: Variable
  let height: Variable
  let drag: Variable

  /// Describes a form for solvers that have made no variables yet.
  init(rows: Int) {
    self.rows = rows
    var solver = Solver()
    var names: [String] = []
    func variable(_ name: String) -> Variable {
      names.append(name)
      return solver.variable(name)
    }
    let left = variable("panel.left")
    let top = variable("panel.top")
    let right = variable("panel.right")
    let bottom = variable("panel.bottom")
    width = variable("window.width")
    height = variable("window.height")
    drag = variable("drag")
    constraints = [left == 0, top - drag == 0, right - width == 0, bottom - height - drag == 0, drag >= 0]
    if rows > 0 {
      let midline = variable("midline")
      constraints.append(midline - left >= 100)
      constraints.append((midline == 120).strength(.weak))
      var above: Expression?
      for row in 0..<rows {
        lastRow = constraints.count
        let label = ["left", "top", "width", "height"].map { variable("label\(row).\($0)") }
        let field = ["left", "top", "width", "height"].map { variable("field\(row).\($0)") }
        let least = 60 + 7 * Double(row % 9)
        constraints += (label + field).map { $0 >= 0 }
        constraints += [
          (label[0] - left == 16).strength(.strong),
          (label[2] == least).strength(.weak),
          (label[2] >= least).strength(.strong),
          (field[0] - midline == 0).strength(.strong),
          field[0] - label[0] - label[2] >= 8,
          field[0] + field[2] - right <= -16,
          (field[0] + field[2] - right == -16).strength(.medium),
          (field[2] >= 80).strength(.strong),
          (label[3] == 20).strength(.strong),
          (field[3] == 28).strength(.strong),
          (label[1] + 0.5 * label[3] - field[1] - 0.5 * field[3] == 0).strength(.strong),
        ]
        let gap = row == 0 ? field[1] - top - 64 : field[1] - (above ?? 0) - 10
        constraints += [gap >= 0, (gap == 0).strength(.medium)]
        above = field[1] + field[3]
      }
    }
    self.names = names
  }

  /// Adds everything to a new solver and suggests a size.
  func build(_ solver: inout Solver) throws(SolverError) {
    for name in names {
      _ = solver.variable(name)
    }
    for constraint in constraints {
      try solver.add(constraint)
    }
    try solver.addEdit(width)
    try solver.addEdit(height)
    try solver.addEdit(drag)
    try solver.suggest(390, for: width)
    try solver.suggest(844, for: height)
    try solver.suggest(0, for: drag)
    solver.update()
  }
}
