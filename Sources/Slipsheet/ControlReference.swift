/// A control on the presenter or on one of the panels.
@MainActor
struct ControlReference {
  /// The panel's layer; nil for the presenter.
  var layer: PanelLayer?
  var name: String

  func isSame(as other: ControlReference?) -> Bool {
    guard let other else { return false }
    return layer === other.layer && name == other.name
  }
}

/// A control that a pointer holds down.
@MainActor
struct HeldControl {
  var control: ControlReference
  var pointer: Int
  /// Whether the pointer is over it now, so that lifting it there counts.
  var isInside: Bool
}
