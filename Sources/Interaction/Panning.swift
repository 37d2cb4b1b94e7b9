import Geometry
import Motion

/// A hand that moves a picture which is zoomed in, until the picture's edge makes it a drag of the panel.
struct Panning: Hashable, Sendable {
  /// How far the picture's middle would be from where it rests, if nothing resisted, in points.
  private(set) var pan: Vector
  /// Where the pointer is, in window space.
  private(set) var pointer: Point
  /// How far the picture can be moved to either side, in points.
  let reach: Vector
  /// The window's size, which measures what resists a way beyond that.
  private let room: Size
  /// How much further out a picture was that was taken on its way back from where no pull would bring it.
  private var surplus = Vector.zero
  private var startAcross: Start
  private var startDown: Start
  /// Where a drag of the panel has taken over, so that the way back leads to the picture again.
  private(set) var taken: Edge?

  /// From where the movement along an axis is measured that may take over.
  private struct Start: Hashable {
    /// How far beyond the edge, with the sign of the way.
    var beyond: Double
    /// Where the pointer was across the axis.
    var across: Double
  }

  /// An edge at which a drag of the panel has taken over.
  struct Edge: Hashable, Sendable {
    var axis: Axis
    /// The edge's side, -1 or 1.
    var side: Double
    /// Where the picture would be, if nothing resisted.
    var pan: Double
  }

  init(shown: Vector, pointer: Point, reach: Vector, room: Size) {
    self.pointer = pointer
    self.reach = reach
    self.room = room
    pan = shown
    startAcross = Start(beyond: 0, across: pointer.y)
    startDown = Start(beyond: 0, across: pointer.x)
    for axis in Axis.allCases {
      let inside = max(-reach[axis], min(reach[axis], shown[axis]))
      pan[axis] = inside + (band(axis).pull(shown: shown[axis] - inside) ?? 0)
    }
    surplus = shown - self.shown
    startAcross.beyond = beyond(.horizontal)
    startDown.beyond = beyond(.vertical)
  }

  /// How far beyond its edge the picture would be along an axis, with the sign of the way.
  private func beyond(_ axis: Axis) -> Double {
    pan[axis] - max(-reach[axis], min(reach[axis], pan[axis]))
  }

  /// Where the picture's middle is seen, from where it rests.
  var shown: Vector {
    var shown = Vector.zero
    for axis in Axis.allCases {
      let beyond = beyond(axis)
      shown[axis] = pan[axis] - beyond + band(axis).shown(beyond: beyond) + surplus[axis]
    }
    return shown
  }

  /// How much of the pointer's velocity the picture has along an axis.
  func slope(_ axis: Axis) -> Double {
    let beyond = beyond(axis)
    return beyond == 0 ? 1 : band(axis).slope(beyond: beyond)
  }

  private func band(_ axis: Axis) -> RubberBand {
    RubberBand(dimension: axis == .horizontal ? room.width : room.height)
  }

  private subscript(start axis: Axis) -> Start {
    get { axis == .horizontal ? startAcross : startDown }
    set { if axis == .horizontal { startAcross = newValue } else { startDown = newValue } }
  }

  /// Follows the pointer; returns the way that is left for a drag where an edge is reached and passed.
  ///
  /// The movement must lead beyond the edge by the drag's slop, and mainly that way. One that leads along the edge
  /// begins nothing, and what follows it is measured from where it went.
  mutating func move(to position: Point, slop: Double, axes: [Axis]) -> Vector? {
    let before = self
    pan = pan + (position - pointer)
    pointer = position
    for axis in axes {
      let now = beyond(axis)
      let across = axis == .horizontal ? position.y : position.x
      let start = self[start: axis]
      let along = abs(now) - abs(start.beyond)
      guard start.beyond * now >= 0, along > 0 else {
        self[start: axis] = Start(beyond: now, across: across)
        continue
      }
      let aside = abs(across - start.across)
      if along > slop, along >= aside {
        let side = now < 0 ? -1.0 : 1
        let zero = max(abs(start.beyond) + slop, min(abs(now), abs(before.beyond(axis))))
        var left = Vector.zero
        left[axis] = now - side * zero
        pan[axis] -= left[axis]
        taken = Edge(axis: axis, side: side, pan: pan[axis])
        return left
      }
      if aside > slop { self[start: axis] = Start(beyond: now, across: across) }
    }
    return nil
  }

  /// Takes what a drag's step leads back over the edge at which it took over, or forward to it again.
  ///
  /// - Parameters:
  ///   - ahead: How far the drag is beyond the edge, in points.
  ///   - way: The step toward the edge's side, in points.
  /// - Returns: The part of the step that moved the picture.
  mutating func take(_ way: Double, ahead: Double) -> Double {
    guard let taken else { return 0 }
    let lack = max(0, (taken.pan - pan[taken.axis]) * taken.side)
    let part = way < 0 ? min(0, way + max(0, ahead)) : min(way, lack)
    pan[taken.axis] += taken.side * part
    return part
  }
}
