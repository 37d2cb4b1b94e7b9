import Geometry

/// Makes a pinch of two pointers that are down at the same time.
///
/// A third pointer changes nothing. The scale is the distance of the two over that at the beginning.
public struct PinchRecognizer: Hashable, Sendable {
  private struct Finger: Hashable {
    var id: Int
    var position: Point
  }

  private var first: Finger?
  private var second: Finger?
  private var startDistance = 1.0

  /// Starts without pointers.
  public init() {}

  /// Whether two pointers are down.
  public var isActive: Bool { second != nil }

  /// Takes a press; the second one begins a pinch.
  public mutating func down(id: Int, at position: Point) -> Pinch? {
    let finger = Finger(id: id, position: position)
    if first == nil {
      first = finger
    } else if second == nil, first?.id != id {
      second = finger
      startDistance = distance
      return pinch(.begin)
    }
    return nil
  }

  /// Takes a movement of either pointer.
  public mutating func move(id: Int, to position: Point) -> Pinch? {
    if first?.id == id {
      first?.position = position
    } else if second?.id == id {
      second?.position = position
    } else {
      return nil
    }
    return pinch(.update)
  }

  /// Takes the release or the loss of a pointer; with either of the two the pinch ends.
  public mutating func up(id: Int) -> Pinch? {
    let isFirst = first?.id == id
    guard isFirst || second?.id == id else { return nil }
    let ended = pinch(.end)
    if isFirst { first = second }
    second = nil
    return ended
  }

  /// Fingers closer than a point cannot be told apart.
  private var distance: Double {
    guard let first, let second else { return 1 }
    return max(1, (second.position - first.position).length)
  }

  private func pinch(_ phase: GesturePhase) -> Pinch? {
    guard let first, let second else { return nil }
    let middle = first.position + (second.position - first.position) * 0.5
    return Pinch(position: middle, scale: distance / startDistance, phase: phase)
  }
}
