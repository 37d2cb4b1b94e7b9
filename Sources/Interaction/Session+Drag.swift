import Geometry
import Gestures
import Motion

extension Session {
  mutating func startTracking(_ position: Point, stamp: Instant?, at time: Instant) {
    tracker.reset()
    lastSample = nil
    track(position, stamp: stamp, at: time)
  }

  mutating func track(_ position: Point, stamp: Instant?, at time: Instant) {
    let stamped = max(stamp ?? time, lastSample?.stamped ?? stamp ?? time)
    tracker.add(position, at: stamped)
    lastSample = (applied: time, stamped: stamped)
  }

  /// Takes the panel by the hand where it is.
  mutating func beginDrag(owner: Grip.Owner, origin: Point, pointer: Point, at time: Instant) {
    let shown = ChannelMap { value(of: $0, at: time) }
    takeZoom(shown, by: origin, at: time)
    settlesAt = nil
    waitingPresent = nil
    phase = .dragging
    // a drag that is cancelled goes back to where the panel stood
    if case .away = goal { goal = .rest(stop: nil) }
    scrolledTo = nil
    let resistance = isPrevented ? RubberBand(dimension: surroundings.window.height) : nil
    // what is shown at the moment of the grip decides what remains of a settle, before the pointer's first way
    grip = Grip(
      owner: owner, origin: origin, pointer: origin, shown: Vector(dx: shown[.x], dy: shown[.y]),
      move: style.drag.move, room: surroundings.window.height, resistance: resistance)
    driveByDrag(from: shown, at: time)
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
  mutating func driveByDrag(from shown: ChannelMap<Double>, at time: Instant) {
    let rest = restingFrame
    motions[.x] = .followed
    motions[.y] = .followed
    for channel in Channel.styled {
      if let ramp = style.drag.ramps[channel] {
        motions[channel] = .ramped(
          ramp,
          Remainder(amount: shown[channel] - channel.limits.clamp(value(of: ramp)), since: time))
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

  /// Moves the panel; the page takes what leads upward past its rest, and gives it back first.
  mutating func moveGrip(to position: Point, at time: Instant) {
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

  /// Lets the panel go where the style's rule sends it, and the page go on with the finger's velocity.
  mutating func release(stamp: Instant?, at time: Instant) {
    guard let lastSample else { return }
    let velocity = tracker.velocity(at: stamp ?? lastSample.stamped + (time - lastSample.applied))
    if scrolledTo != nil {
      scrolledTo = nil
      content.fling(velocity: velocity.dy, at: time)
    }
    if phase == .presented, let panning { fling(panning, velocity: velocity, at: time) }
    panning = nil
    if phase == .presented, swiping != nil { endSwipe(velocity: velocity.dx, at: time) }
    guard let grip else { return }
    if content.extent > 0, grip.measured(style.drag).dy <= 0 {
      content.fling(velocity: velocity.dy, at: time)
    }
    let decision = decide(grip, velocity: velocity)
    let isAllowed = decision.dismisses && !isPrevented
    emit(.dragEnded(isAllowed ? .dismiss : .restore, decision), at: time)
    if isAllowed { return leave(cause: grip.cause, velocity: velocity, at: time) }
    if decision.dismisses { refuse(grip.cause, at: time) }
    restore(to: nearestStop(decision), at: time)
  }

  /// The stop that is nearest to where the panel would come to rest; nil for full rest.
  private func nearestStop(_ decision: Decision) -> Int? {
    guard let stops = style.stops else { return nil }
    let projected =
      decision.translation[stops.axis] + stops.lookAhead * decision.velocity[stops.axis]
    var nearest: (stop: Int?, distance: Double) = (nil, abs(projected))
    for stop in stops.at.indices {
      let distance = abs(projected - distance(ofStop: stop)[stops.axis])
      if distance < nearest.distance { nearest = (stop, distance) }
    }
    return nearest.stop
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
    driveByDrag(from: kept, at: time)
    guard style.content.kind == .picture, let pointer = grip?.pointer else {
      // a page is laid out from its upper left corner, which must not move against the pointer
      return correctGrip(by: frame(restingAt: oldRest, shown).origin - frame(restingAt: rest, kept).origin)
    }
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

  /// Where the panel is when channels have these values.
  private func frame(restingAt rest: Rect, _ values: ChannelMap<Double>) -> Rect {
    Rect(
      center: rest.center + Vector(dx: values[.x] + values[.panX], dy: values[.y] + values[.panY]),
      size: Size(width: values[.width], height: values[.height]) * values[.zoom])
  }

  /// Where a picture is seen when channels have these values.
  private func contentFrame(restingAt rest: Rect, _ values: ChannelMap<Double>) -> Rect {
    let frame = frame(restingAt: rest, values)
    let image = surroundings.image
    let size = style.content.scaling == .fit ? image.fitted(into: frame.size) : image.filling(frame.size)
    return Rect(
      center: frame.center,
      size: Size(width: max(1, size.width), height: max(1, size.height)))
  }
}
