import Geometry
import Gestures
import Slipsheet

extension InspectorPanel {
  /// What is at a place of the window, and where it lies there.
  func target(at position: Point) -> (target: Target, frame: Rect)? {
    guard let place, place.frame.contains(position) else { return nil }
    let corner = Vector(dx: place.frame.minX + Look.padding, dy: place.frame.minY)
    let headerHit = header.targets(in: rowWidth).first { $0.frame.offset(by: corner).contains(position) }
    if let headerHit { return (headerHit.target, headerHit.frame.offset(by: corner)) }
    guard viewport.contains(position) else { return nil }
    let origin = rowOrigin
    var best: (target: Target, frame: Rect)?
    for (row, y) in placedRows {
      let shift = Vector(dx: origin.x, dy: origin.y + y)
      for area in row.targets(in: rowWidth) {
        let frame = area.frame.offset(by: shift)
        guard frame.contains(position) else { continue }
        // of two handles that lie close, the nearer one
        if let best, (best.frame.center - position).length <= (frame.center - position).length { continue }
        best = (area.target, frame)
      }
    }
    return best
  }

  /// Where the first row begins, in window space.
  private var rowOrigin: Point {
    Point(x: viewport.minX + Look.padding, y: viewport.minY - scroll)
  }

  /// The row that has a target, and its upper left corner in window space.
  func row(of target: Target) -> (row: any InspectorRow, origin: Point)? {
    let origin = rowOrigin
    return placedRows.first { $0.row.targets(in: rowWidth).contains { $0.target == target } }.map {
      ($0.row, Point(x: origin.x, y: origin.y + $0.y))
    }
  }

  /// A pointer goes down on the panel.
  func pointerDown(_ down: PointerDown) {
    guard grip == nil, down.device != .mouse || down.button == 1 else { return }
    hasKeyboard = true
    let hit = target(at: down.position)
    touch.held = hit?.target
    touch.focused = hit?.target
    grip = PanelGrip(
      pointer: down.id, purpose: purpose(of: hit?.target, at: down.position), start: down.position)
    pointerMoved(to: down.position)
  }

  private func purpose(of target: Target?, at position: Point) -> PanelGrip.Purpose {
    switch target {
    case .slider(let path):
      guard let found = row(of: .slider(path)), let row = found.row as? SliderRow,
        let knob = row.knob(of: path, in: rowWidth)
      else { return .press }
      let offset = position.x - found.origin.x - knob.x
      // beside its knob a slider is not gripped but told where to go
      return .slide(offset: abs(offset) <= 14 ? offset : 0)
    case .handle(let path, let index):
      guard
        let area = row(of: .handle(path, index)).map({ found in
          found.row.targets(in: rowWidth).first { $0.target == .handle(path, index) }?.frame.offset(
            by: found.origin - Point.zero)
        }) ?? nil
      else { return .press }
      return .bend(offset: position - area.center)
    case .scrub: return .scrub
    case nil: return .scroll(from: scroll)
    default: return .press
    }
  }

  /// The pointer that is down has moved.
  func pointerMoved(to position: Point) {
    guard let grip else { return }
    switch (grip.purpose, touch.held) {
    case (.slide(let offset), .slider(let path)?):
      guard let found = row(of: .slider(path)), let row = found.row as? SliderRow,
        let amount = row.amount(of: path, at: position.x - offset - found.origin.x, in: rowWidth)
      else { return }
      setAmount(amount, at: path)
    case (.bend(let offset), .handle(let path, let index)?):
      guard position != grip.start, let found = row(of: .handle(path, index)),
        let row = found.row as? CurveRow
      else { return }
      let place = position - offset - (found.origin - Point.zero)
      set(.easing(row.moved(handle: index, to: place)), at: path)
    case (.scrub, _):
      guard let found = row(of: .scrub), let row = found.row as? ScrubRow else { return }
      scrubber?.show(row.time(at: position.x - found.origin.x, in: rowWidth))
    case (.scroll(let start), _):
      scroll(to: start + grip.start.y - position.y)
    default:
      break
    }
  }

  /// The pointer that is down is lifted.
  func pointerUp(at position: Point) {
    defer { pointerGone() }
    guard case .press? = grip?.purpose, let held = touch.held, let hit = target(at: position),
      hit.target == held
    else { return }
    if case .easing = held {
      step(held, by: position.x < hit.frame.center.x ? -1 : 1)
    } else {
      press(held)
    }
  }

  /// The pointer that was down is gone.
  func pointerGone() {
    grip = nil
    touch.held = nil
    history.endStep()
  }

  /// Hears where a pointer without a button stands.
  func hover(over position: Point?) {
    touch.hovered = position.flatMap { target(at: $0)?.target }
  }
}
