/// The simplex tableau of a system of constraints: every row is a quantity as a linear function of the columns'.
///
/// A quantity is a variable or a residual, the value of a constraint's expression. The quantities of the columns are
/// at rest: residuals at 0, variables where they happen to be. Moving them moves the rows. A residual costs its
/// weight times its distance from 0, on the sides that its relation forbids. The tableau is settled if no row lies
/// outside its limits and no column gains by moving; every public operation leaves it settled, except a suggestion.
///
/// One residual a constraint, free to either side, takes the place of the slack, error and dummy variables of
/// Cassowary (Badros, Borning, Stuckey, 2001); the pivots are the same with half as many columns.
struct Tableau: ~Copyable {
  var variables = Buffer<VariableState>()
  var residuals = Buffer<Residual>()
  var rows = Buffer<Row>()
  var columns = Buffer<Column>()
  var entries = Arena<Entry>()
  var references = Arena<Reference>()
  var factors = Arena<Factor>()
  var freeRows = Buffer<Int32>()
  var freeColumns = Buffer<Int32>()
  var freeResiduals = Buffer<Int32>()
  /// Rows that may lie outside their limits.
  var waiting = Buffer<Int32>()
  /// Variables that may have moved since the last report.
  var moved = IndexSet()
  /// Columns that may gain by moving.
  var gaining = Buffer<Int32>()
  /// Rows that hold quantities in which no constraint is interested, and columns that lost their last row.
  var looseRows = Buffer<Int32>()
  var emptied = Buffer<Int32>()
  /// The terms of the constraint that is added or looked for, each variable once.
  var incoming = Buffer<Factor>()
  /// Where the residuals stood, while the tableau is written anew.
  var standings = Buffer<Standing>()
  /// The columns of the row that is written.
  var touched = Buffer<Int32>()
  var scratch = Scratch()
  var candidates = Buffer<Candidate>()
  var journal = Journal()
  /// The residuals of the last conflict.
  var conflict = Buffer<Int32>()
  /// How often a row and a column have changed places since the tableau was written from the constraints.
  var pivots = 0
  /// How many suggestions came since the values were checked.
  var suggestions = 0
  /// The next constraint's place in the order of insertion.
  var serial: Int64 = 0

  init() {}

  func copy() -> Tableau {
    var copy = Tableau()
    copy.variables = variables.copy()
    copy.residuals = residuals.copy()
    copy.rows = rows.copy()
    copy.columns = columns.copy()
    copy.entries = entries.copy()
    copy.references = references.copy()
    copy.factors = factors.copy()
    copy.freeRows = freeRows.copy()
    copy.freeColumns = freeColumns.copy()
    copy.freeResiduals = freeResiduals.copy()
    copy.waiting = waiting.copy()
    copy.moved = moved.copy()
    copy.gaining = gaining.copy()
    copy.scratch = scratch.copy()
    copy.journal.reserve(rows: rows.count, columns: columns.count)
    copy.pivots = pivots
    copy.suggestions = suggestions
    copy.serial = serial
    return copy
  }

  /// The bytes taken from the system.
  var size: Int {
    let lists =
      freeRows.size + freeColumns.size + freeResiduals.size + waiting.size + moved.size + gaining.size
      + looseRows.size + emptied.size + touched.size + conflict.size
    let work = incoming.size + standings.size + candidates.size + scratch.bytes + journal.size
    return variables.size + residuals.size + rows.size + columns.size + entries.size + references.size
      + factors.size + lists + work
  }

  /// A quantity's penalties and seat belong to its residual; a variable is free.
  @inline(__always)
  func penalty(_ quantity: Quantity, _ side: Side) -> Penalty {
    if quantity.isVariable { return .none }
    return side == .below ? residuals[quantity.index].below : residuals[quantity.index].above
  }

  @inline(__always)
  func slope(_ quantity: Quantity, _ side: Side) -> Cost {
    quantity.isVariable ? .zero : residuals[quantity.index].slope(on: side)
  }

  func isFree(_ quantity: Quantity) -> Bool {
    if quantity.isVariable { return true }
    let residual = residuals[quantity.index]
    return residual.below == .none && residual.above == .none
  }

  /// The order in which quantities are preferred where nothing else decides: variables, then constraints by age.
  @inline(__always)
  func order(_ quantity: Quantity) -> Int64 {
    quantity.isVariable ? Int64(quantity.index) : (1 << 32) + residuals[quantity.index].serial
  }

  func seat(of quantity: Quantity) -> Seat {
    quantity.isVariable ? variables[quantity.index].seat : residuals[quantity.index].seat
  }

  mutating func seat(_ quantity: Quantity, at seat: Seat) {
    if quantity.isVariable {
      variables[quantity.index].seat = seat
    } else {
      residuals[quantity.index].seat = seat
    }
  }

  /// The value of a variable at the moment.
  @inline(__always)
  func value(_ variable: Int32) -> Double {
    let state = variables[variable]
    guard let row = state.seat.row else { return state.value }
    return rows[row].value
  }

  mutating func addVariable(value: Double) -> Int32 {
    variables.append(VariableState(value: value, reported: value))
    moved.reserve(variables.count)
    return Int32(variables.count - 1)
  }
}
