import Geometry

/// What a pointing device reported, before it is known which pointers are down.
struct DeviceEvent {
  enum Kind {
    case press
    case release
    case motion
    case touchBegin
    case touchUpdate
    case touchEnd
    case enter
    /// Another program has taken the pointer if it was a grab.
    case leave(isGrab: Bool)
  }

  var kind: Kind
  /// The cursor that the device drives, and the device itself.
  var cursor: Int = 0
  var source: Int = 0
  /// The button's number, or the touch's.
  var detail: Int = 0
  /// In window space.
  var position: Point
  /// The server's time.
  var stamp: UInt32
  /// Whether the server made it up from a scroll axis or a touch.
  var isEmulated = false
  /// The positions of those of the device's axes that have changed.
  var axes: [(number: Int, value: Double)] = []
}
