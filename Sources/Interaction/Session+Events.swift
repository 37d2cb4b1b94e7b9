import Geometry
import Gestures
import Motion

extension Session {
  /// Takes an event; a time before the last one is taken as the last one.
  public mutating func handle(_ event: SessionEvent, at time: Instant) {
    let time = max(time, now)
    advance(to: time, includingEnd: false)
    switch event {
    case .input(let input): handle(input, at: time)
    case .present(let animated): present(animated: animated, at: time)
    case .dismiss(let animated): dismiss(cause: .program, animated: animated, at: time)
    case .prevent(let isPrevented): self.isPrevented = isPrevented
    case .answer(let allowed): answer(allowed: allowed, at: time)
    case .source(let frame):
      guard frame.isFinite else { return }
      surroundings.source = frame
      retarget(at: time)
    case .content(let size):
      guard size.isFinite else { return }
      surroundings.content = size
      fitContent(at: time)
    case .reducedMotion(let isReduced): surroundings.reducesMotion = isReduced
    case .image(let size): setImage(size, at: time)
    case .pages(let page, let count):
      surroundings.setPage(page, of: count)
      swiping = nil
      motions[.page] = .held(0)
    case .style(let style): reload(style, at: time)
    }
  }

  private mutating func handle(_ input: InputEvent, at time: Instant) {
    switch input {
    case .down(var down):
      down.position = down.position.bounded
      pointerDown(down, at: time)
    case .move(var move):
      move.position = move.position.bounded
      pointerMoved(move, at: time)
    case .up(let up): pointerUp(up, at: time)
    case .cancel(let id): pointerCancelled(id, at: time)
    case .scroll(var scroll):
      scroll.position = scroll.position.bounded
      scrolled(scroll, at: time)
    case .key(let key):
      if key.isPressed { keyPressed(key.name, at: time) }
    case .resize(let size, let scale): resize(to: size, scale: scale, at: time)
    case .close: dismiss(cause: .windowClose, at: time)
    case .pinch(var pinch):
      pinch.position = pinch.position.bounded
      pinched(pinch, at: time)
    case .focus: break
    }
  }

  private mutating func keyPressed(_ name: String, at time: Instant) {
    if name == "Escape" { return escape(at: time) }
    guard phase == .presented, press == nil else { return }
    if !isZoomedIn, name == "Left" || name == "Right", turnPage(by: name == "Left" ? -1 : 1, at: time) {
      return
    }
    if style.content.zoom != nil { return zoomKeyPressed(name, at: time) }
    guard content.extent > 0 else { return }
    // a page's keys show what comes next, with a little of what was seen before
    let page = restingFrame.height * 0.9
    switch name {
    case "Down": _ = content.take(-Self.keyStep, at: time)
    case "Up": _ = content.take(Self.keyStep, at: time)
    case "Next": _ = content.take(-page, at: time)
    case "Prior": _ = content.take(page, at: time)
    case "End": _ = content.take(-content.extent, at: time)
    case "Home": content.scrollToTop()
    default: break
    }
  }

  /// How far an arrow key scrolls, in points.
  static let keyStep = 60.0

  // MARK: - Roads to and from the screen

  mutating func present(animated: Bool, at time: Instant) {
    switch phase {
    case .hidden:
      emit(.willPresent, at: time)
      isPresentOpen = true
      isAnswerAwaited = false
      phase = .presenting
      content.scrollToTop()
      holdAtEntry()
      settle(to: .rest(stop: nil), along: style.present, at: time, fromNowhere: true)
      if !animated { finishSettle(at: time) }
    case .dismissing where style.latches:
      waitingPresent = animated
    case .dismissing:
      restore(at: time)
      if !animated { finishSettle(at: time) }
    case .presenting, .restoring:
      if !animated { finishSettle(at: time) }
    case .presented, .dragging:
      break
    }
  }

  /// The road of every dismissal that no drag decides: it asks, and it tells.
  mutating func dismiss(cause: Cause, animated: Bool = true, at time: Instant) {
    switch phase {
    case .hidden:
      return
    case .dismissing:
      waitingPresent = nil
      if !animated { finishSettle(at: time) }
      return
    case .presenting, .presented, .restoring, .dragging:
      break
    }
    if isPrevented { return refuse(cause, at: time) }
    if phase == .dragging { cancelDrag(at: time) }
    leave(cause: cause, animated: animated, at: time)
  }

  /// Tells that a dismissal was asked for and refused; a late answer may still allow it.
  mutating func refuse(_ cause: Cause, at time: Instant) {
    isAnswerAwaited = true
    emit(.dismissAttempted(cause), at: time)
  }

  /// Starts the dismissal that has been allowed.
  mutating func leave(
    cause: Cause, velocity: Vector = .zero, animated: Bool = true, at time: Instant
  ) {
    isAnswerAwaited = false
    isPresentOpen = false
    press?.isSpent = true
    scrolling?.isSpent = true
    scrolledTo = nil
    letGoOfPicture()
    zoom = .base
    if !isDismissOpen {
      isDismissOpen = true
      emit(.willDismiss(cause), at: time)
    }
    settle(to: .away(style.away.place.settled(velocity: velocity)), along: style.dismiss, at: time)
    phase = .dismissing
    if !animated { finishSettle(at: time) }
  }

  /// Sends the panel back to where it stood, which is full rest unless it stood on a stop.
  mutating func restore(at time: Instant) {
    var stop: Int?
    if case .rest(let last) = goal { stop = last }
    restore(to: stop, at: time)
  }

  mutating func restore(to stop: Int?, at time: Instant) {
    waitingPresent = nil
    letGoOfPicture()
    settle(to: .rest(stop: stop), along: style.restore, at: time)
    phase = .restoring
  }

  private mutating func answer(allowed: Bool, at time: Instant) {
    guard isAnswerAwaited else { return }
    isAnswerAwaited = false
    guard allowed, phase != .hidden, phase != .dismissing else { return }
    if phase == .dragging { cancelDrag(at: time) }
    leave(cause: .program, at: time)
  }

  private mutating func escape(at time: Instant) {
    if phase == .dragging {
      cancelDrag(at: time)
      restore(at: time)
    } else {
      dismiss(cause: .escape, at: time)
    }
  }

  // MARK: - The world around

  private mutating func resize(to size: Size, scale: Double, at time: Instant) {
    guard size.isFinite, scale.isFinite else { return }
    let shown = ChannelMap { value(of: $0, at: time) }
    let rest = restingFrame
    let picture = pictureAtRest
    surroundings.window = size
    surroundings.scale = scale
    fitZoom(from: picture, at: time)
    if phase == .dragging {
      keepGrip(from: shown, restingAt: rest, at: time)
    } else {
      keepPlace(restingAt: rest)
    }
    retarget(at: time)
    fitContent(at: time)
  }

  /// Takes another picture's proportions; one that rests stands as they have it at once.
  private mutating func setImage(_ size: Size, at time: Instant) {
    guard size.isFinite else { return }
    let rest = restingFrame
    let picture = pictureAtRest
    surroundings.image = size
    fitZoom(from: picture, at: time)
    if phase != .dragging { keepPlace(restingAt: rest) }
    retarget(at: time)
  }

  /// Tells the page in the panel how much of it is out of sight.
  mutating func fitContent(at time: Instant) {
    let height = style.content.kind == .page ? surroundings.content?.height ?? 0 : 0
    content.resize(extent: height - restingFrame.height, at: time)
  }

  /// Takes over a style in mid-motion: what is shown stays and runs to what the new style has.
  private mutating func reload(_ style: Style, at time: Instant) {
    var shown = ChannelMap { channel in value(of: channel, at: time) }
    let stride = pageStride
    self.style = style
    // between two pictures it stays as far on the way, however far they stand apart now
    shown[.page] *= pageStride / stride
    motions[.page] = .held(shown[.page])
    if panning != nil || pinch != nil || swiping != nil {
      letGoOfPicture()
      // a drag that took over at the picture's edge goes on
      if phase != .dragging { press?.isSpent = true }
    }
    zoom = zoom.factor == 1 ? .base : within(zoom)
    if case .away = goal { goal = .away(style.away.place.settled(velocity: .zero)) }
    switch phase {
    case .hidden:
      hold(at: goal)
    case .presented:
      for channel in Channel.allCases {
        motions[channel] = .timed(
          TimedMotion(
            from: shown[channel], to: target(of: channel, for: goal), start: time,
            duration: Remainder.duration, easing: .easeOut))
      }
    case .presenting: settle(to: goal, along: style.present, at: time)
    case .restoring: settle(to: goal, along: style.restore, at: time)
    case .dismissing: settle(to: goal, along: style.dismiss, at: time)
    case .dragging:
      driveByDrag(from: shown, at: time)
      correctGrip(
        by: Vector(dx: shown[.x] - value(of: .x, at: time), dy: shown[.y] - value(of: .y, at: time)))
    }
  }
}
