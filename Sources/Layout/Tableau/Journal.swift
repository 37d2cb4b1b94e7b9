/// What rows and columns were before a call that may fail, so that it can be undone to the last bit.
struct Journal: ~Copyable {
  /// A row, and where its coefficients are kept.
  struct SavedRow: BitwiseCopyable {
    var index: Int32
    var row: Row
    var start: Int32
  }

  struct SavedColumn: BitwiseCopyable {
    var index: Int32
    var column: Column
  }

  private(set) var isOpen = false
  var rows = Buffer<SavedRow>()
  var entries = Buffer<Entry>()
  var columns = Buffer<SavedColumn>()
  var newRows = Buffer<Int32>()
  var newResiduals = Buffer<Int32>()
  private(set) var serial: Int64 = 0
  private var rowStamps = Buffer<Int>()
  private var columnStamps = Buffer<Int>()
  private var stamp = 0

  init() {}

  var size: Int {
    rows.size + entries.size + columns.size + newRows.size + newResiduals.size + rowStamps.size
      + columnStamps.size
  }

  mutating func reserve(rows: Int, columns: Int) {
    rowStamps.extend(to: rows, with: 0)
    columnStamps.extend(to: columns, with: 0)
  }

  mutating func open(serial: Int64) {
    isOpen = true
    self.serial = serial
    stamp += 1
    rows.removeAll()
    entries.removeAll()
    columns.removeAll()
    newRows.removeAll()
    newResiduals.removeAll()
  }

  mutating func close() {
    isOpen = false
  }

  mutating func noteNew(row: Int32) {
    guard isOpen else { return }
    rowStamps[row] = stamp
    newRows.append(row)
  }

  mutating func noteNew(residual: Int32) {
    if isOpen { newResiduals.append(residual) }
  }

  /// Keeps a row that is about to change.
  @inline(__always)
  mutating func note(row: Int32, _ all: borrowing Buffer<Row>, _ arena: borrowing Arena<Entry>) {
    if isOpen && rowStamps[row] != stamp { save(row, all[row], arena) }
  }

  /// Keeps a column that is about to change.
  @inline(__always)
  mutating func note(column: Int32, _ all: borrowing Buffer<Column>) {
    guard isOpen && columnStamps[column] != stamp else { return }
    columnStamps[column] = stamp
    columns.append(SavedColumn(index: column, column: all[column]))
  }

  private mutating func save(_ index: Int32, _ row: Row, _ arena: borrowing Arena<Entry>) {
    rowStamps[index] = stamp
    rows.append(SavedRow(index: index, row: row, start: Int32(entries.count)))
    for entry in row.entries {
      entries.append(arena.values[entry])
    }
  }
}
