import Geometry
import Gestures
import Motion

/// A device's scroll axes, and where they stood.
struct ScrollDevice {
  struct Axis {
    var number: Int
    var direction: Geometry.Axis
    /// How far the axis moves for one notch of a wheel; its sign is that of a step downward or to the right.
    var increment: Double
    /// Where it stood last; nil where it may have moved unseen.
    var last: Double?
  }

  /// A step of some axes, in notches; y grows downward as the content's position in its scroller does.
  struct Step {
    var notches: Vector
    /// Whether the device told that the fingers have left it.
    var isStop: Bool
  }

  var axes: [Axis] = []
  /// Whether fingers drive it; a device that has moved by a fraction of a wheel's step is taken as such.
  var isTouchpad = false
  /// Whether its emulated buttons stand for the first step of an axis whose position was unknown.
  private(set) var awaitsButton = false

  /// A high-resolution wheel reports in 120ths of a notch; anything finer comes from fingers.
  private static let finestWheelStep = 1.0 / 120

  /// The positions are no longer known: the pointer was somewhere else.
  mutating func forgetPositions() {
    for index in axes.indices { axes[index].last = nil }
    awaitsButton = false
  }

  /// Takes new positions of the axes; nil where none of them scrolls.
  mutating func move(_ values: [(number: Int, value: Double)]) -> Step? {
    guard !axes.isEmpty else { return nil }
    var notches = Vector.zero
    var hasMoved = false
    var isKnown = false
    awaitsButton = false
    for (number, value) in values {
      guard let index = axes.firstIndex(where: { $0.number == number }) else { continue }
      hasMoved = true
      if let last = axes[index].last {
        isKnown = true
        notches[axes[index].direction] += (value - last) / axes[index].increment
      } else {
        awaitsButton = true
      }
      axes[index].last = value
    }
    guard hasMoved, isKnown else { return nil }
    let steps = [notches.dx, notches.dy].map { $0 / Self.finestWheelStep }
    if steps.contains(where: { abs($0 - $0.rounded()) > 1e-3 }) { isTouchpad = true }
    return Step(notches: notches, isStop: notches == .zero)
  }

  /// Whether an emulated button has to be taken as a notch, because the axis could not tell how far it went.
  mutating func takesButton() -> Bool {
    defer { awaitsButton = false }
    return awaitsButton
  }
}
