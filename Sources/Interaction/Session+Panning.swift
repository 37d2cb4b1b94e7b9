import Geometry
import Gestures
import Motion

extension Session {
  /// Stops a picture that coasts, as a hand does that is laid on it.
  mutating func stopPan(at time: Instant) {
    guard motions[.panX].isCoasting || motions[.panY].isCoasting else { return }
    let shown = shownPan(at: time)
    zoom = within(Zoom(factor: zoom.factor, pan: shown))
    motions[.panX] = .held(shown.dx)
    motions[.panY] = .held(shown.dy)
  }

  /// Takes the picture by the hand where it is seen.
  mutating func beginPan(from pointer: Point, at time: Instant) {
    taps.cancel()
    let shown = shownPan(at: time)
    motions[.zoom] = .held(value(of: .zoom, at: time))
    zoom = within(Zoom(factor: value(of: .zoom, at: time), pan: shown))
    panning = Panning(
      shown: shown, pointer: pointer, reach: reach(of: zoom.factor), room: surroundings.window)
  }

  /// Moves the picture; what leads beyond its edge becomes a drag of the panel, with the style's own rule.
  mutating func pan(to position: Point, owner: Grip.Owner, at time: Instant) {
    let left = panning?.move(to: position, slop: style.drag.slop, axes: style.drag.axes)
    showPan()
    guard let left else { return }
    let panning = panning
    beginDrag(owner: owner, origin: position - left, pointer: position, at: time)
    // the way back leads to the picture again, if it is still zoomed in then
    self.panning = isZoomedIn ? panning : nil
  }

  /// Shows the picture where the hand has it.
  mutating func showPan() {
    guard let panning else { return }
    let shown = panning.shown
    zoom = within(Zoom(factor: zoom.factor, pan: shown))
    motions[.panX] = .held(shown.dx)
    motions[.panY] = .held(shown.dy)
  }

  /// Gives back to the picture what a drag that took over at its edge leads back over it.
  mutating func moveBackToPicture(_ grip: inout Grip, to position: Point, at time: Instant) {
    guard let edge = panning?.taken else { return }
    let way = (position - grip.pointer)[edge.axis] * edge.side
    let ahead = (grip.pointer - grip.origin)[edge.axis] * edge.side
    guard let part = panning?.take(way, ahead: ahead), part != 0 else { return }
    var moved = Vector.zero
    moved[edge.axis] = part * edge.side
    grip.origin = grip.origin + moved
    showPan()
  }

  /// Lets the picture go on with the hand's velocity.
  mutating func fling(_ panning: Panning, velocity: Vector, at time: Instant) {
    let shown = panning.shown
    if surroundings.reducesMotion {
      zoom = within(Zoom(factor: zoom.factor, pan: shown))
      motions[.panX] = .held(zoom.pan.dx)
      motions[.panY] = .held(zoom.pan.dy)
      return
    }
    var rest = Vector.zero
    for axis in Axis.allCases {
      let reach = panning.reach[axis]
      let coast = CoastMotion(
        from: shown[axis], velocity: velocity[axis] * panning.slope(axis), within: -reach...reach, start: time
      )
      motions[axis == .horizontal ? .panX : .panY] = .coasting(coast)
      rest[axis] = coast.to
    }
    zoom.pan = rest
  }
}
