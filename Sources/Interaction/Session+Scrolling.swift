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
      route(current.position, change, owner: .scroll, at: time)
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
}
