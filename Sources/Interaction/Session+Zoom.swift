import Geometry
import Gestures
import Motion

extension Session {
  /// How long the picture takes to stand as a double tap or the end of a pinch has it.
  static let zoomDuration = Span.milliseconds(250)
  /// How long it takes to follow a step of the wheel or a key.
  static let stepDuration = Span.milliseconds(120)
  /// How far a wheel turns to double the picture, in points: three notches.
  static let wheelPointsToDouble = 150.0
  /// How many times larger a key makes the picture.
  static let keyFactor = 1.5

  /// Whether the picture is larger than at rest, or about to be.
  var isZoomedIn: Bool { zoom.factor > 1 }

  /// The size of what is seen of the picture at rest, in points.
  var pictureAtRest: Size {
    let frame = restingFrame.size
    return style.content.scaling == .fit ? surroundings.image.fitted(into: frame) : frame
  }

  /// How far the picture's middle may be from where it rests; as it rests, it is not moved within the panel.
  func reach(of factor: Double) -> Vector {
    guard factor > 1 else { return .zero }
    let picture = pictureAtRest * factor
    return Vector(
      dx: max(0, (picture.width - surroundings.window.width) / 2),
      dy: max(0, (picture.height - surroundings.window.height) / 2))
  }

  /// The nearest zoom that the picture may come to rest with.
  func within(_ zoom: Zoom) -> Zoom {
    guard let limits = style.content.zoom else { return .base }
    let factor = max(1, min(limits.maximum, zoom.factor))
    // there and back in steps must end exactly where it began
    guard factor > 1.001 else { return .base }
    let reach = reach(of: factor)
    return Zoom(
      factor: factor,
      pan: Vector(
        dx: max(-reach.dx, min(reach.dx, zoom.pan.dx)), dy: max(-reach.dy, min(reach.dy, zoom.pan.dy))))
  }

  /// How far the picture's middle is from the panel's, as it is seen.
  func shownPan(at time: Instant) -> Vector {
    Vector(dx: state(of: .panX, at: time).value, dy: state(of: .panY, at: time).value)
  }

  /// Zooms so that the part of the picture at a place stays there, as far as the picture covers its place.
  private mutating func zoom(to factor: Double, about place: Point, in duration: Span, at time: Instant) {
    let target = within(Zoom(factor: factor, pan: .zero)).factor
    let way = place - restingFrame.center
    let pan = way - (way - shownPan(at: time)) * (target / value(of: .zoom, at: time))
    zoom = within(Zoom(factor: target, pan: pan))
    runZoom(in: duration, at: time)
  }

  /// Sends the picture to where it is to rest.
  private mutating func runZoom(in duration: Span, at time: Instant) {
    for channel in Channel.view {
      let from = value(of: channel, at: time)
      let to = target(of: channel, for: goal)
      motions[channel] =
        from == to || surroundings.reducesMotion
        ? .held(to)
        : .timed(TimedMotion(from: from, to: to, start: time, duration: duration, easing: .easeOut))
    }
  }

  /// Sends a picture that a hand has left somewhere to where it is to rest.
  mutating func restPicture(at time: Instant) {
    guard phase == .presented, panning == nil, pinch == nil else { return }
    let isAstray = Channel.view.contains { channel in
      if case .held(let value) = motions[channel] { value != target(of: channel, for: goal) } else { false }
    }
    if isAstray { runZoom(in: Self.zoomDuration, at: time) }
  }

  /// No hand holds the picture any more.
  mutating func letGoOfPicture() {
    panning = nil
    pinch = nil
    swiping = nil
    taps.cancel()
  }

  // MARK: - Steps

  mutating func wheelTurned(_ scroll: Scroll, at time: Instant) {
    guard phase == .presented, panning == nil, swiping == nil, scroll.delta.dy != 0 else { return }
    let doublings = max(-16, min(16, scroll.delta.dy / Self.wheelPointsToDouble))
    let factor = zoom.factor * Elementary.pow(2, doublings)
    zoom(to: factor, about: scroll.position, in: Self.stepDuration, at: time)
  }

  mutating func doubleTapped(at place: Point, _ time: Instant) {
    guard let limits = style.content.zoom else { return }
    zoom(to: isZoomedIn ? 1 : limits.doubleTap, about: place, in: Self.zoomDuration, at: time)
  }

  mutating func zoomKeyPressed(_ name: String, at time: Instant) {
    guard panning == nil, swiping == nil, pinch == nil else { return }
    let middle = restingFrame.center
    switch name {
    case "plus", "equal", "KP_Add":
      zoom(to: zoom.factor * Self.keyFactor, about: middle, in: Self.stepDuration, at: time)
    case "minus", "KP_Subtract":
      zoom(to: zoom.factor / Self.keyFactor, about: middle, in: Self.stepDuration, at: time)
    case "0", "KP_0": zoom(to: 1, about: middle, in: Self.zoomDuration, at: time)
    case "Left": look(by: Vector(dx: -Self.keyStep, dy: 0), at: time)
    case "Right": look(by: Vector(dx: Self.keyStep, dy: 0), at: time)
    case "Up": look(by: Vector(dx: 0, dy: -Self.keyStep), at: time)
    case "Down": look(by: Vector(dx: 0, dy: Self.keyStep), at: time)
    default: break
    }
  }

  /// Looks at another part of the picture, a way further.
  private mutating func look(by way: Vector, at time: Instant) {
    guard isZoomedIn else { return }
    zoom = within(Zoom(factor: zoom.factor, pan: zoom.pan - way))
    runZoom(in: Self.stepDuration, at: time)
  }

  // MARK: - Drags and resizes

  /// What a drag finds of a zoom: it stays as it is seen, or eases away about the pointer where the style says so.
  mutating func takeZoom(_ shown: ChannelMap<Double>, by pointer: Point, at time: Instant) {
    let factor = shown[.zoom]
    if let ease = style.content.zoom?.onDrag, factor > 1, !surroundings.reducesMotion {
      zoom = .base
      let way = pointer - restingFrame.center - Vector(dx: shown[.x], dy: shown[.y])
      let pan = Vector(dx: shown[.panX], dy: shown[.panY])
      let ends = way - (way - pan) * (1 / factor)
      for (channel, to) in [(Channel.zoom, 1), (.panX, ends.dx), (.panY, ends.dy)] {
        motions[channel] = .timed(
          TimedMotion(
            from: shown[channel], to: to, start: time, duration: .seconds(ease.duration), easing: ease.easing)
        )
      }
    } else if phase != .presented || motions[.zoom].stays(at: factor) {
      // one that runs by itself while the panel rests runs on
      for channel in Channel.view { motions[channel] = .held(shown[channel]) }
    }
  }

  /// Keeps the same part of the picture in sight where its size at rest has changed.
  mutating func fitZoom(from old: Size, at time: Instant) {
    let now = pictureAtRest
    let ratio = (x: now.width / max(1e-9, old.width), y: now.height / max(1e-9, old.height))
    let pan = shownPan(at: time)
    zoom = within(
      Zoom(factor: zoom.factor, pan: Vector(dx: zoom.pan.dx * ratio.x, dy: zoom.pan.dy * ratio.y)))
    guard phase == .presented else {
      // what was panned is not what is panned now
      panning = nil
      return
    }
    if pinch != nil {
      pinch?.gripped.dx *= ratio.x
      pinch?.gripped.dy *= ratio.y
      showPinch(at: time)
    } else if let panning {
      let shown = Vector(dx: pan.dx * ratio.x, dy: pan.dy * ratio.y)
      self.panning = Panning(
        shown: shown, pointer: panning.pointer, reach: reach(of: zoom.factor), room: surroundings.window)
      showPan()
    } else if motions[.panX].isCoasting || motions[.panY].isCoasting {
      for channel in Channel.view { motions[channel] = .held(target(of: channel, for: goal)) }
    }
  }
}
