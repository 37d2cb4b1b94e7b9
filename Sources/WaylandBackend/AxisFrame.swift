import Geometry

/// What a pointer's axes have done in one frame of its events.
struct AxisFrame {
  /// What moves the axes.
  enum Source {
    case wheel
    case finger
    /// Something without an end that can be told, such as a held button of a trackpoint.
    case continuous
  }

  /// How far, in the compositor's units; down and right are positive.
  var units = Vector.zero
  /// How far, in notches of a wheel; nil where none were told.
  var notches: Vector?
  /// Compositors before version 5 of the seat say nothing.
  var source: Source?
  /// Whether the fingers have left an axis.
  var isStop = false
  /// The compositor's time.
  var stamp: UInt32 = 0

  /// Whether nothing has happened.
  var isEmpty: Bool { units == .zero && notches == nil && !isStop }

  /// Adds a step of a wheel; both ways of telling it may come for one step, of which the finer counts.
  mutating func add(notches count: Double, along axis: Axis) {
    var sum = notches ?? .zero
    sum[axis] = count
    notches = sum
  }
}
