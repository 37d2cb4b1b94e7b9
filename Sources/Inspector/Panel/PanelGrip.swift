import Geometry

/// A pointer that is down on the inspector, and what its way does.
struct PanelGrip {
  enum Purpose {
    /// Presses something, where it is lifted on the same thing.
    case press
    /// Moves a slider's knob, which was gripped beside its middle by so many points.
    case slide(offset: Double)
    /// Moves a curve's handle, which was gripped beside its middle.
    case bend(offset: Vector)
    /// Moves through a recording.
    case scrub
    /// Scrolls the rows from how far they were scrolled.
    case scroll(from: Double)
  }

  var pointer: Int
  var purpose: Purpose
  var start: Point
}
