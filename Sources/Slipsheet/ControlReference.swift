/// A control on one of the stage's two pages.
struct ControlReference: Hashable {
  enum Surface: Hashable {
    case presenter
    case panel
  }

  var surface: Surface
  var name: String
}

/// A control that a pointer holds down.
struct HeldControl: Hashable {
  var control: ControlReference
  var pointer: Int
  /// Whether the pointer is over it now, so that lifting it there counts.
  var isInside: Bool
}
