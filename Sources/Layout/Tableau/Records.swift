/// A coefficient in a row, and where its column refers to it.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: Int32
  /// The place in the arena of references.
  var reference: Int32

  static let empty = Entry(coefficient: 0, column: 0, reference: 0)
}

/// Where one of a column's coefficients stands.
struct Reference: BitwiseCopyable {
  var row: Int32
  /// The place in the arena of entries.
  var entry: Int32

  static let empty = Reference(row: 0, entry: 0)
}

/// A list in an arena; a sequence of the places of its values.
struct Piece: BitwiseCopyable, Sequence {
  var start: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0

  var end: Int32 { start + count }

  /// Goes through the places; a plain counter, because ranges of other types than Int ask for memory where nothing is
  /// optimised.
  struct Iterator: IteratorProtocol {
    fileprivate var place: Int32
    fileprivate let end: Int32

    @inline(__always)
    mutating func next() -> Int32? {
      if place == end { return nil }
      defer { place += 1 }
      return place
    }
  }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(place: start, end: end) }
}

/// What a row or a column stands for: a variable, or the residual of a constraint.
struct Quantity: Equatable, BitwiseCopyable {
  private var code: Int32

  private init(code: Int32) {
    self.code = code
  }

  static func variable(_ index: Int32) -> Quantity { Quantity(code: index) }
  static func residual(_ index: Int32) -> Quantity { Quantity(code: ~index) }

  var isVariable: Bool { code >= 0 }
  /// The index of the variable, or of the residual.
  var index: Int32 { code >= 0 ? code : ~code }
}

/// Where a quantity stands at the moment.
struct Seat: Equatable, BitwiseCopyable {
  private var code: Int32

  private init(code: Int32) {
    self.code = code
  }

  static let none = Seat(code: .min)
  static func row(_ index: Int32) -> Seat { Seat(code: index) }
  static func column(_ index: Int32) -> Seat { Seat(code: ~index) }

  var row: Int32? { code >= 0 ? code : nil }
  var column: Int32? { code < 0 && code != .min ? ~code : nil }
}

/// On which side of zero a residual in a row counts: that decides what moving it costs.
enum Side: Int8, BitwiseCopyable {
  case below = -1
  case none = 0
  case above = 1
}

/// A basic quantity: its value, and how it depends on those of the columns.
struct Row: BitwiseCopyable {
  var value: Double
  /// The values at which nothing has to be done.
  var low: Double
  var high: Double
  var entries: Piece
  var quantity: Quantity
  var side: Side
  /// Whether it waits to be brought back into its limits.
  var isWaiting: Bool
}

/// A quantity that the rows depend on.
struct Column: BitwiseCopyable {
  /// What the rows' costs change by when the quantity grows by 1.
  var reduced: Cost
  var references: Piece
  var quantity: Quantity
}

/// Where a residual stood before the tableau was written anew.
enum Standing: UInt8, BitwiseCopyable {
  case absent
  case resting
  case below
  case between
  case above

  init(_ side: Side) {
    self = side == .below ? .below : side == .above ? .above : .between
  }

  /// The side of a residual that stood in a row.
  var side: Side? {
    switch self {
    case .absent, .resting: nil
    case .below: .below
    case .between: Side.none
    case .above: .above
    }
  }
}

/// What deviations to one side of zero cost.
enum Penalty: UInt8, BitwiseCopyable {
  case none
  case weighted
  case forbidden
}

/// What a residual is there for.
enum Role: UInt8, BitwiseCopyable {
  /// The slot is free.
  case unused
  case constraint
  case edit
  case stay
  /// Its constraint is gone; it only keeps the place that its column had.
  case loose
}

/// A constraint inside the tableau: its expression's value is the residual.
///
/// The expression is multiplied by a power of two, which brings its largest coefficient near 1 without rounding, so that
/// the residuals of large and of small coefficients can be compared.
struct Residual: BitwiseCopyable {
  var weight: Cost
  var constant: Double
  /// What the constraint's expression was multiplied by; the weight was divided by it.
  var scale: Double
  /// How far the value may lie on the wrong side, against rounding.
  var tolerance: Double
  var hash: UInt64
  /// How many came before it.
  var serial: Int64
  var terms: Piece
  var seat: Seat
  var below: Penalty
  var above: Penalty
  var role: Role
  var relation: Relation

  func slope(on side: Side) -> Cost {
    switch side {
    case .below: below == .weighted ? 0 - weight : .zero
    case .none: .zero
    case .above: above == .weighted ? weight : .zero
    }
  }
}

/// A variable inside the tableau.
struct VariableState: BitwiseCopyable {
  /// The value while it stands in no row.
  var value = 0.0
  /// The value that was reported last.
  var reported = 0.0
  var seat = Seat.none
  /// How many constraints use it.
  var uses: Int32 = 0
  /// The residual of its edit, of its stay; -1 for none.
  var edit: Int32 = -1
  var stay: Int32 = -1
}

/// A part of an expression inside the tableau.
struct Factor: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32

  static let empty = Factor(coefficient: 0, variable: 0)
}
