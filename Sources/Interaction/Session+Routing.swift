import Geometry
import Gestures
import Motion

/// One gesture, several takers: the pages of an album, the panel, its page while that can be scrolled, a picture that is
/// zoomed in.
extension Session {
  /// Gives a step of a gesture, of a pointer's or a scroll's, to whom it belongs.
  mutating func route(
    _ position: Point, _ change: PanRecognizer.Change, owner: Grip.Owner, at time: Instant
  ) {
    if swiping != nil {
      moveSwipe(to: position)
    } else if phase == .dragging {
      moveGrip(to: position, at: time)
    } else if let scrolledTo {
      scrollContent(by: position.y - scrolledTo.y, to: position, owner: owner, at: time)
    } else if panning != nil {
      pan(to: position, owner: owner, at: time)
    } else if case .began(let origin) = change, phase == .presented, isZoomedIn {
      beginPan(from: origin, at: time)
      pan(to: position, owner: owner, at: time)
    } else if case .began(let origin) = change {
      let isPulledFromTop = position.y > origin.y && content.isAtTop(at: time)
      if phase == .presented, content.extent > 0, !isPulledFromTop, !isOnHandle {
        scrollContent(by: position.y - origin.y, to: position, owner: owner, at: time)
      } else {
        beginDrag(owner: owner, origin: origin, pointer: position, at: time)
      }
    }
  }

  var isOnHandle: Bool { press?.target == Self.handle }

  /// Scrolls the page; what it cannot take at its top moves the panel from there on.
  private mutating func scrollContent(
    by way: Double, to position: Point, owner: Grip.Owner, at time: Instant
  ) {
    let left = content.take(way, at: time)
    scrolledTo = position
    guard left > 0 else { return }
    scrolledTo = nil
    beginDrag(owner: owner, origin: Point(x: position.x, y: position.y - left), pointer: position, at: time)
  }
}
