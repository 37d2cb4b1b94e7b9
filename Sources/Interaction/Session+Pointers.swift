import Geometry
import Gestures
import Motion

extension Session {
  mutating func pointerDown(_ down: PointerDown, at time: Instant) {
    guard down.position.isFinite else { return }
    if down.device == .touch, let step = fingers.down(id: down.id, at: down.position) {
      beginPinch(step, isByTouch: true, at: time)
    }
    guard press == nil, scrolling == nil, pinch == nil else { return }
    guard down.device != .mouse || down.button == 1 else { return }
    switch phase {
    case .hidden, .dragging:
      return
    case .dismissing where style.latches:
      return
    case .presented:
      content.stop(at: time)
      stopPan(at: time)
      if down.target == nil { taps.down(at: down.position, time: time) } else { taps.cancel() }
      let isControl = down.target != nil && down.target != Self.handle
      press = Press(
        recognizer: PanRecognizer(
          id: down.id, press: down.position,
          slop: isControl ? max(style.drag.slop, PanRecognizer.tapAllowance) : style.drag.slop,
          axis: isZoomedIn ? nil : style.drag.axis),
        target: down.target, isSpent: Self.draggingControls.contains(down.target ?? ""),
        pager: down.target == nil ? pager(id: down.id, press: down.position) : nil)
      startTracking(down.position, stamp: down.stamp, at: time)
      if down.target == nil { catchPage(at: down.position, time) }
    case .presenting, .restoring, .dismissing:
      taps.cancel()
      press = Press(
        recognizer: PanRecognizer(id: down.id, press: down.position, slop: 0, axis: nil), target: nil)
      startTracking(down.position, stamp: down.stamp, at: time)
      beginDrag(
        owner: .pointer(id: down.id), origin: down.position, pointer: down.position, at: time)
    }
  }

  /// Controls that drag themselves and keep their gesture.
  static let draggingControls: Set<String> = ["slider", "scroller", "picker"]

  mutating func pointerMoved(_ move: PointerMove, at time: Instant) {
    guard move.position.isFinite else { return }
    if let step = fingers.move(id: move.id, to: move.position), pinch?.isByTouch == true {
      movePinch(step, at: time)
    }
    guard var press, press.recognizer.id == move.id, !press.isSpent else { return }
    track(move.position, stamp: move.stamp, at: time)
    let swipe = press.pager?.move(to: move.position)
    let change = press.recognizer.move(to: move.position)
    self.press = press
    beginSwipe(swipe, time)
    route(move.position, change, owner: .pointer(id: move.id), at: time)
  }

  mutating func pointerUp(_ up: PointerMove, at time: Instant) {
    liftFinger(up.id, at: time)
    guard let press, press.recognizer.id == up.id else { return }
    self.press = nil
    if press.isSpent { return }
    if phase == .dragging || scrolledTo != nil || panning != nil || swiping != nil {
      release(stamp: up.stamp, at: time)
    } else if phase == .presented, press.recognizer.isTap {
      tapped(press.target, at: press.recognizer.press, time)
    }
    restPicture(at: time)
  }

  mutating func pointerCancelled(_ id: Int, at time: Instant) {
    liftFinger(id, at: time)
    guard let press, press.recognizer.id == id else { return }
    self.press = nil
    scrolledTo = nil
    taps.cancel()
    if phase == .presented { panning = nil }
    endSwipe(velocity: 0, at: time)
    restPicture(at: time)
    guard !press.isSpent, phase == .dragging else { return }
    cancelDrag(at: time)
    restore(at: time)
  }

  private mutating func tapped(_ target: String?, at position: Point, _ time: Instant) {
    if target == Self.closeControl {
      dismiss(cause: .closeButton, at: time)
    } else if target == Self.previousControl || target == Self.nextControl {
      _ = turnPage(by: target == Self.nextControl ? 1 : -1, at: time)
    } else if target == nil, style.dismissesOnTap {
      // at once: a second tap, which would zoom, is not waited for where the first one does something
      dismiss(cause: .backdrop, at: time)
    } else if target == nil, taps.up(at: position, time: time) == 2 {
      doubleTapped(at: position, time)
    }
  }

  /// The name of the part by which a panel is moved even where its page is scrolled.
  public static let handle = "grabber"

  /// The name of the control that dismisses.
  public static let closeControl = "close"
}
