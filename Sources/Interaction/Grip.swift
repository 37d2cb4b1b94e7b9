import Geometry
import Motion

/// A drag in progress: who drags, from where, and how the pointer's way becomes the panel's.
struct Grip: Hashable, Sendable {
  /// What moves the panel.
  enum Owner: Hashable, Sendable {
    case pointer(id: Int)
    case scroll
  }

  var owner: Owner
  /// Where the pointer was when the translation was zero, in window space.
  var origin: Point
  /// Where the pointer is, in window space.
  var pointer: Point
  /// The translation that the panel had when it was caught, in the pointer's points.
  var start: Vector
  /// How far the panel stood along axes on which the drag does not move it.
  var held: Vector
  /// What keeps the gripped point under the finger after the window changed its size.
  var correction = Vector.zero
  /// What a way beyond the style's limits is measured by, in points.
  var room: Double
  /// Set while the client refuses dismissal: what the panel's way is resisted by.
  var resistance: RubberBand?

  init(
    owner: Owner, origin: Point, pointer: Point, shown: Vector, move: Vector, room: Double,
    resistance: RubberBand?
  ) {
    self.owner = owner
    self.origin = origin
    self.pointer = pointer
    start = Vector(
      dx: move.dx == 0 ? 0 : shown.dx / move.dx, dy: move.dy == 0 ? 0 : shown.dy / move.dy)
    held = Vector(dx: move.dx == 0 ? shown.dx : 0, dy: move.dy == 0 ? shown.dy : 0)
    self.room = room
    self.resistance = resistance
  }

  var cause: Cause { owner == .scroll ? .scroll : .drag }

  /// The pointer's way along an axis since the drag began, resisted where dismissal is refused.
  private func resisted(_ axis: Axis) -> Double {
    let way = (pointer - origin)[axis]
    return resistance?.shown(beyond: way) ?? way
  }

  /// The translation that the rule measures: unresisted, within the style's limits.
  func measured(_ style: DragStyle) -> Vector {
    let way = start + (pointer - origin)
    return Vector(
      dx: style.limited(way.dx, along: .horizontal, from: start.dx),
      dy: style.limited(way.dy, along: .vertical, from: start.dy))
  }

  /// The translation that ramps read and the panel follows.
  func translation(_ style: DragStyle) -> Vector {
    Vector(dx: translation(along: .horizontal, style), dy: translation(along: .vertical, style))
  }

  private func translation(along axis: Axis, _ style: DragStyle) -> Double {
    let way = start[axis] + resisted(axis)
    let limited = style.limited(way, along: axis, from: start[axis])
    return limited + overdrag(style).shown(beyond: way - limited)
  }

  /// What lets a little of a way beyond the limits be seen; nothing where the style stops at them.
  private func overdrag(_ style: DragStyle) -> RubberBand {
    RubberBand(dimension: room, coefficient: style.overdrag)
  }

  /// How far the panel is from where it rests, along an axis.
  func offset(_ axis: Axis, _ style: DragStyle) -> Double {
    held[axis] + style.move[axis] * translation(style)[axis] + correction[axis]
  }

  /// How fast the panel moves along an axis when the pointer has a velocity, in points per second.
  func velocity(_ axis: Axis, _ style: DragStyle, pointer velocity: Vector) -> Double {
    let way = start[axis] + resisted(axis)
    let beyond = way - style.limited(way, along: axis, from: start[axis])
    let free = beyond == 0 ? 1 : overdrag(style).slope(beyond: beyond)
    let slope = resistance?.slope(beyond: (pointer - origin)[axis]) ?? 1
    return style.move[axis] * free * slope * velocity[axis]
  }

  /// The value that ramps of a style read.
  func signal(_ signal: DragSignal, _ style: DragStyle) -> Double {
    guard signal == .yRatio else { return signal.value(of: translation(style)) }
    let start = max(1, origin.y)
    let now = max(1, origin.y + resisted(.vertical))
    return min(start, now) / max(start, now)
  }
}
