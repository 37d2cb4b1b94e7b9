import Geometry
import Gestures
import Motion

extension Session {
  mutating func scrolled(_ scroll: Scroll, at time: Instant) {
    guard scroll.position.isFinite, scroll.delta.isFinite else { return }
    if scroll.phase == .begin, scrolling != nil { endScroll(at: time) }
    guard press == nil, pinch == nil, phase != .hidden, !(phase == .dismissing && style.latches) else {
      return
    }
    if scroll.device == .wheel, style.content.zoom != nil { return wheelTurned(scroll, at: time) }
    if scroll.device == .wheel, phase == .presented, content.extent > 0 {
      // a wheel's steps are no gesture that could go on from the page to the panel
      _ = content.take(scroll.delta.dy, at: time)
      return
    }
    if scrolling == nil {
      guard scroll.phase != .end else { return }
      startScroll(scroll, at: time)
    }
    guard var current = scrolling else { return }
    current.lastEvent = time
    current.position = (current.position + scroll.delta).bounded
    guard current.position.isFinite else { return }
    let swipe = current.pager?.move(to: current.position)
    let change = current.recognizer.move(to: current.position)
    scrolling = current
    beginSwipe(swipe, time)
    if !current.isSpent, scroll.delta != .zero {
      track(current.position, stamp: scroll.stamp, at: time)
      follow(current.position, change, owner: .scroll, at: time)
    }
    if scroll.phase == .end { endScroll(stamp: scroll.stamp, at: time) }
  }

  private mutating func startScroll(_ scroll: Scroll, at time: Instant) {
    content.stop(at: time)
    stopPan(at: time)
    let isCaught = phase != .presented
    scrolling = Scrolling(
      recognizer: PanRecognizer(
        id: 0, press: scroll.position, slop: isCaught ? 0 : style.drag.slop,
        axis: isCaught || isZoomedIn ? nil : style.drag.axis),
      position: scroll.position, lastEvent: time, pager: pager(id: 0, press: scroll.position))
    catchPage(at: scroll.position, time)
    startTracking(scroll.position, stamp: scroll.stamp, at: time)
  }

  mutating func endScroll(stamp: Instant? = nil, at time: Instant) {
    guard let ended = scrolling else { return }
    scrolling = nil
    if !ended.isSpent, phase == .dragging || scrolledTo != nil || panning != nil || swiping != nil {
      release(stamp: stamp, at: time)
    }
    restPicture(at: time)
  }

  // MARK: - One gesture, two takers

  /// Gives a step of a gesture to whom it belongs: the page while it can be scrolled, else the panel.
  mutating func follow(
    _ position: Point, _ change: PanRecognizer.Change, owner: Grip.Owner, at time: Instant
  ) {
    if swiping != nil {
      followSwipe(to: position)
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

  private var isOnHandle: Bool { press?.target == Self.handle }

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

  /// Moves the panel; the page takes what leads upward past its rest, and gives it back first.
  private mutating func moveGrip(to position: Point, at time: Instant) {
    guard var grip else { return }
    moveBackToPicture(&grip, to: position, at: time)
    let way = position.y - grip.pointer.y
    if content.extent > 0, !isOnHandle {
      if way > 0, !content.isAtTop(at: time) {
        grip.origin.y += way - content.take(way, at: time)
      } else if way < 0 {
        let above = max(0, grip.start.dy + grip.pointer.y - grip.origin.y)
        let beyond = max(0, -way - above)
        // what the page cannot take either is let go, so that the way back has no dead part
        if beyond > 0 { _ = content.take(-beyond, at: time) }
        grip.origin.y -= beyond
      }
    }
    grip.pointer = position
    self.grip = grip
  }
}
