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
