import Geometry
import Gestures
import Motion

extension Session {
  mutating func pointerDown(_ down: PointerDown, at time: Instant) {
    guard down.position.isFinite, press == nil, scrolling == nil else { return }
    guard down.device != .mouse || down.button == 1 else { return }
    switch phase {
    case .hidden, .dragging:
      return
    case .dismissing where style.latches:
      return
    case .presented:
      content.stop(at: time)
      let isControl = down.target != nil && down.target != Self.handle
      press = Press(
        recognizer: PanRecognizer(
          id: down.id, press: down.position,
          slop: isControl ? max(style.drag.slop, PanRecognizer.tapAllowance) : style.drag.slop,
          axis: style.drag.axis),
        target: down.target, isSpent: Self.draggingControls.contains(down.target ?? ""))
      startTracking(down.position, stamp: down.stamp, at: time)
    case .presenting, .restoring, .dismissing:
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
    guard move.position.isFinite, var press, press.recognizer.id == move.id, !press.isSpent else { return }
    track(move.position, stamp: move.stamp, at: time)
    let change = press.recognizer.move(to: move.position)
    self.press = press
    follow(move.position, change, owner: .pointer(id: move.id), at: time)
  }

  mutating func pointerUp(_ up: PointerMove, at time: Instant) {
    guard let press, press.recognizer.id == up.id else { return }
    self.press = nil
    if press.isSpent { return }
    if phase == .dragging || scrolledTo != nil {
      release(stamp: up.stamp, at: time)
    } else if phase == .presented, press.recognizer.isTap {
      tapped(press.target, at: time)
    }
  }

  mutating func pointerCancelled(_ id: Int, at time: Instant) {
    guard let press, press.recognizer.id == id else { return }
    self.press = nil
    scrolledTo = nil
    guard !press.isSpent, phase == .dragging else { return }
    cancelDrag(at: time)
    restore(at: time)
  }

  private mutating func tapped(_ target: String?, at time: Instant) {
    if target == Self.closeControl {
      dismiss(cause: .closeButton, at: time)
    } else if target == nil, style.dismissesOnTap {
      dismiss(cause: .backdrop, at: time)
    }
  }

  /// The name of the part by which a panel is moved even where its page is scrolled.
  public static let handle = "grabber"

  /// The name of the control that dismisses.
  public static let closeControl = "close"
}
