import Geometry
import Gestures
import Motion

extension Session {
  // MARK: - Pointers

  mutating func pointerDown(_ down: PointerDown, at time: Instant) {
    guard down.position.isFinite, press == nil, scrolling == nil else { return }
    guard down.device != .mouse || down.button == 1 else { return }
    switch phase {
    case .hidden, .dragging:
      return
    case .dismissing where style.latches:
      return
    case .presented:
      let isControl = down.target != nil
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
    guard move.position.isFinite, var press, press.recognizer.id == move.id else { return }
    if press.isSpent { return }
    track(move.position, stamp: move.stamp, at: time)
    let change = press.recognizer.move(to: move.position)
    self.press = press
    if phase == .dragging {
      grip?.pointer = move.position
    } else if phase == .presented, case .began(let origin) = change {
      beginDrag(owner: .pointer(id: move.id), origin: origin, pointer: move.position, at: time)
    }
  }

  mutating func pointerUp(_ up: PointerMove, at time: Instant) {
    guard let press, press.recognizer.id == up.id else { return }
    self.press = nil
    if press.isSpent { return }
    if phase == .dragging {
      release(stamp: up.stamp, at: time)
    } else if phase == .presented, press.recognizer.isTap {
      tapped(press.target, at: time)
    }
  }

  mutating func pointerCancelled(_ id: Int, at time: Instant) {
    guard let press, press.recognizer.id == id else { return }
    self.press = nil
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

  /// The name of the control that dismisses.
  public static let closeControl = "close"

  // MARK: - Scrolling

  mutating func scrolled(_ scroll: Scroll, at time: Instant) {
    guard scroll.position.isFinite, scroll.delta.isFinite else { return }
    if scroll.phase == .begin, scrolling != nil { endScroll(at: time) }
    guard press == nil, phase != .hidden, !(phase == .dismissing && style.latches) else { return }
    if scrolling == nil {
      guard scroll.phase != .end else { return }
      scrolling = Scrolling(
        recognizer: PanRecognizer(
          id: 0, press: scroll.position, slop: phase == .presented ? style.drag.slop : 0,
          axis: phase == .presented ? style.drag.axis : nil),
        position: scroll.position, lastEvent: time)
      startTracking(scroll.position, stamp: scroll.stamp, at: time)
    }
    guard var current = scrolling else { return }
    current.lastEvent = time
    current.position = current.position + scroll.delta
    guard current.position.isFinite else { return }
    let change = current.recognizer.move(to: current.position)
    scrolling = current
    if !current.isSpent, scroll.delta != .zero {
      track(current.position, stamp: scroll.stamp, at: time)
      if phase == .dragging {
        grip?.pointer = current.position
      } else if case .began(let origin) = change {
        beginDrag(owner: .scroll, origin: origin, pointer: current.position, at: time)
      }
    }
    if scroll.phase == .end { endScroll(stamp: scroll.stamp, at: time) }
  }

  mutating func endScroll(stamp: Instant? = nil, at time: Instant) {
    guard let ended = scrolling else { return }
    scrolling = nil
    if !ended.isSpent, phase == .dragging { release(stamp: stamp, at: time) }
  }

  // MARK: - The drag

  private mutating func startTracking(_ position: Point, stamp: Instant?, at time: Instant) {
    tracker.reset()
    lastSample = nil
    track(position, stamp: stamp, at: time)
  }

  private mutating func track(_ position: Point, stamp: Instant?, at time: Instant) {
    let stamped = max(stamp ?? time, lastSample?.stamped ?? stamp ?? time)
    tracker.add(position, at: stamped)
    lastSample = (applied: time, stamped: stamped)
  }

  /// Takes the panel by the hand where it is.
  mutating func beginDrag(owner: Grip.Owner, origin: Point, pointer: Point, at time: Instant) {
    let shown = ChannelMap { value(of: $0, at: time) }
    settlesAt = nil
    phase = .dragging
    goal = .rest
    let resistance = isPrevented ? RubberBand(dimension: surroundings.window.height) : nil
    // what is shown at the moment of the grip decides what remains of a settle, before the pointer's first way
    grip = Grip(
      owner: owner, origin: origin, pointer: origin, shown: Vector(dx: shown[.x], dy: shown[.y]),
      move: style.drag.move, resistance: resistance)
    followRamps(from: shown, at: time)
    for channel in Channel.styled {
      guard let step = style.drag.onBegin[channel] else { continue }
      motions[channel] = .timed(
        TimedMotion(
          from: shown[channel], to: step.to, start: time, duration: .seconds(step.duration),
          easing: step.easing))
    }
    grip?.pointer = pointer
    emit(.dragBegan, at: time)
  }

  /// Hands every channel that the drag drives to it; the others stay as they are shown.
  mutating func followRamps(from shown: ChannelMap<Double>, at time: Instant) {
    let rest = restingFrame
    motions[.x] = .followed
    motions[.y] = .followed
    for channel in Channel.styled {
      if style.drag.ramps[channel] != nil {
        motions[channel] = .ramped(
          Remainder(amount: shown[channel] - channel.limits.clamp(rampValue(of: channel)), since: time))
      } else if case .timed = motions[channel], phase == .dragging, style.drag.onBegin[channel] != nil {
        continue
      } else {
        motions[channel] = .held(shown[channel])
      }
    }
    for channel in [Channel.width, .height] {
      let length = channel == .width ? rest.width : rest.height
      motions[channel] =
        style.dragScales
        ? .scaled(Remainder(amount: shown[channel] - length * value(of: .scale, at: time), since: time))
        : .held(shown[channel])
    }
  }

  /// Lets the panel go where the style's rule sends it.
  private mutating func release(stamp: Instant?, at time: Instant) {
    guard let grip, let lastSample else { return }
    let velocity = tracker.velocity(at: stamp ?? lastSample.stamped + (time - lastSample.applied))
    let decision = decide(grip, velocity: velocity)
    let isAllowed = decision.holds && !isPrevented
    emit(.dragEnded(isAllowed ? .dismiss : .restore, decision), at: time)
    if isAllowed { return leave(cause: grip.cause, velocity: velocity, at: time) }
    if decision.holds { refuse(grip.cause, at: time) }
    restore(at: time)
  }

  /// Ends the drag without a decision; what follows it is the caller's.
  mutating func cancelDrag(at time: Instant) {
    guard let grip else { return }
    emit(.dragEnded(.cancel, decide(grip, velocity: pointerVelocity(at: time))), at: time)
    press?.isSpent = true
    scrolling?.isSpent = true
  }

  private func decide(_ grip: Grip, velocity: Vector) -> Decision {
    Decision(
      style.release, translation: grip.measured(style.drag), velocity: velocity, in: surroundings.window)
  }

  /// Keeps the gripped point of the content under the finger when the window has changed its size.
  mutating func keepGrip(from shown: ChannelMap<Double>, restingAt oldRest: Rect, at time: Instant) {
    let rest = restingFrame
    var kept = shown
    kept[.width] = shown[.width] * rest.width / oldRest.width
    kept[.height] = shown[.height] * rest.height / oldRest.height
    followRamps(from: kept, at: time)
    // a page is laid out from its upper left corner, which the drag has not moved against the pointer
    guard style.content.kind == .picture, let pointer = grip?.pointer else { return }
    let old = contentFrame(restingAt: oldRest, shown)
    let now = contentFrame(restingAt: rest, kept)
    let gripped = Point(
      x: now.minX + (pointer.x - old.minX) / old.width * now.width,
      y: now.minY + (pointer.y - old.minY) / old.height * now.height)
    let error = pointer - gripped
    correctGrip(
      by: Vector(
        dx: style.drag.move.dx == 0 ? 0 : error.dx, dy: style.drag.move.dy == 0 ? 0 : error.dy))
  }

  mutating func correctGrip(by error: Vector) {
    guard let correction = grip?.correction else { return }
    grip?.correction = correction + error
  }

  /// Where a picture is seen when channels have these values.
  private func contentFrame(restingAt rest: Rect, _ values: ChannelMap<Double>) -> Rect {
    let frame = Size(width: values[.width], height: values[.height])
    let image = surroundings.image
    let size = style.content.scaling == .fit ? image.fitted(into: frame) : image.filling(frame)
    return Rect(
      center: rest.center + Vector(dx: values[.x], dy: values[.y]),
      size: Size(width: max(1, size.width), height: max(1, size.height)))
  }
}
