import Geometry
import Gestures
import Motion

extension Session {
  /// Takes a step of a pinch on a touchpad.
  mutating func pinched(_ step: Pinch, at time: Instant) {
    guard step.position.isFinite, step.scale.isFinite, step.scale > 0 else { return }
    if step.phase == .begin, pinch?.isByTouch == false { endPinch(at: time) }
    if pinch == nil {
      guard step.phase != .end, press == nil else { return }
      beginPinch(step, isByTouch: false, at: time)
    }
    guard pinch?.isByTouch == false else { return }
    movePinch(step, at: time)
    if step.phase == .end { endPinch(at: time) }
  }

  /// Takes the picture with two fingers, unless the panel moves or a control is pressed.
  mutating func beginPinch(_ step: Pinch, isByTouch: Bool, at time: Instant) {
    guard let limits = style.content.zoom, phase == .presented, pinch == nil, press?.target == nil,
      swiping == nil, !takesItsPlace(at: time)
    else {
      return
    }
    scrolling = nil
    letGoOfPicture()
    press?.isSpent = true
    let factor = value(of: .zoom, at: time)
    let way = step.position - restingFrame.center
    pinch = Pinching(
      isByTouch: isByTouch, position: step.position, scale: step.scale, shown: factor, upTo: limits.maximum,
      gripped: (way - shownPan(at: time)) * (1 / factor), at: time)
    showPinch(at: time)
  }

  /// Whether the panel, which counts as at rest, still takes its place under another style.
  private func takesItsPlace(at time: Instant) -> Bool {
    [Channel.x, .y, .width, .height].contains { state(of: $0, at: time).velocity != 0 }
  }

  mutating func movePinch(_ step: Pinch, at time: Instant) {
    pinch?.position = step.position
    pinch?.scale = step.scale
    pinch?.lastEvent = time
    showPinch(at: time)
  }

  /// Shows the picture as the fingers have it: the part that they hold stays between them.
  mutating func showPinch(at time: Instant) {
    guard let pinch, let limits = style.content.zoom else { return }
    let factor = pinch.factor(upTo: limits.maximum)
    let pan = pinch.position - restingFrame.center - pinch.gripped * factor
    motions[.zoom] = .held(factor)
    motions[.panX] = .held(pan.dx)
    motions[.panY] = .held(pan.dy)
    let target = max(1, min(limits.maximum, factor))
    zoom = within(
      Zoom(factor: target, pan: pinch.position - restingFrame.center - pinch.gripped * target))
  }

  /// Lets the picture go; beyond its limits it goes back to them.
  mutating func endPinch(at time: Instant) {
    pinch = nil
    restPicture(at: time)
  }

  /// A finger is lifted or lost; with either of the two a pinch by touch ends.
  mutating func liftFinger(_ id: Int, at time: Instant) {
    if fingers.up(id: id) != nil, pinch?.isByTouch == true { endPinch(at: time) }
  }

  /// Where the middle is between two fingers that hold the picture, in window space; nil while none do.
  public var pinchPosition: Point? { pinch?.position }
}
