import Geometry
import Gestures
import Interaction
import Motion

/// Law 4: walks through a trace and looks closely at every moment at which something might jump.
struct Continuity {
  private var session: Session
  private let trace: Trace
  private var pointers: [Int: Point] = [:]
  /// Where the pointers were pressed that have not moved anything yet.
  private var presses: [Int: Point] = [:]
  private var random = SeededGenerator(seed: 4)
  /// What was shown at the events since the panel last rested: how far a settle has come.
  private var wayOfSettle: [Sample] = []
  /// How far the last drag had pulled the panel: a zoom that eases away may hide it in the frame's middle.
  private var pull = Vector.zero

  init(_ trace: Trace, _ style: Style) {
    self.trace = trace
    session = Session(
      style: style, surroundings: trace.surroundings, isPresented: trace.startsPresented)
  }

  /// What jumps, or nil.
  mutating func fault() -> String? {
    // without travel everything jumps, unseen
    if trace.surroundings.reducesMotion { return nil }
    for entry in trace.entries {
      if let fault = pass(to: entry.time) { return fault }
      let before = session.sample(at: entry.time)
      let held = session.pinchPosition
      let style = session.style
      let resting = session.restingFrame
      let isAtEnd = session.nextDeadline == entry.time
      session.handle(entry.event, at: entry.time)
      let events = session.takeEvents()
      let after = session.sample(at: entry.time)
      wayOfSettle.append(after)
      for case .dragEnded(_, let decision) in events.map(\.event) { pull = decision.translation }
      let jump =
        if let held, let now = session.pinchPosition ?? Self.lastPosition(of: entry.event) {
          pinchFault(from: before, held: held, to: after, held: now, by: entry.event)
        } else {
          jump(from: before, to: after, resting: resting, by: entry.event, events, style)
        }
      // what arrives in this very moment has no way left on which it could follow its target
      if let fault = jump, !isAtEnd {
        return "\(fault), at \(entry.time.seconds)"
      }
    }
    return pass(to: session.now + .seconds(30))
  }

  // MARK: - Time

  /// Moves time on up to an event, over everything that happens by itself.
  private mutating func pass(to time: Instant) -> String? {
    while let deadline = session.nextDeadline, deadline < time {
      if let fault = flow(until: deadline) { return fault }
      let justBefore = session.sample(at: max(session.now, deadline - Span(nanoseconds: 1)))
      let before = session.sample(at: deadline)
      session.advance(to: deadline)
      let isGone = session.takeEvents().contains { $0.event == .didDismiss }
      let after = session.sample(at: deadline)
      if session.phase == .presented || isGone {
        if let fault = lastStep(from: justBefore, to: isGone ? nil : after) {
          return "\(fault), at the end of a settle at \(deadline.seconds)"
        }
        wayOfSettle = []
        pull = .zero
      } else {
        wayOfSettle.append(after)
        if let change = difference(before, after).first(where: { $0.by > tolerance(for: $0) }) {
          return "\(change.name) jumps by \(change.by) at \(deadline.seconds)"
        }
      }
    }
    return flow(until: time)
  }

  /// Looks at some moments of a stretch in which nothing happens: values and velocities must belong together.
  private mutating func flow(until end: Instant) -> String? {
    let step = Span(nanoseconds: 50)
    guard end > session.now + step + step else { return nil }
    for _ in 0..<2 {
      let length = min((end - session.now).seconds, 2)
      let time = session.now + .seconds(random.number(0...1) * (length - 1e-7))
      let now = session.sample(at: time)
      let next = session.sample(at: time + step)
      if let change = difference(now, next).first(where: { $0.by > 0.05 + $0.size * 0.001 }) {
        return "\(change.name) moves by \(change.by) in 50 ns at \(time.seconds)"
      }
      let way = next.translation - now.translation
      if now.phase == .dragging {
        // a zoom that eases away does so about the pointer, in the end by less than numbers can tell
        if now.zoom != session.sample(at: time + .milliseconds(20)).zoom { continue }
        if way != .zero { return "the panel moves by itself while it is held, at \(time.seconds)" }
        continue
      }
      let speed = way * (1 / step.seconds)
      let error = (speed - now.velocity).length
      if error > 0.05 + 2e-3 * speed.length + 1e-7 * now.translation.length {
        return "velocity \(now.velocity) is told where it is \(speed), at \(time.seconds)"
      }
    }
    return nil
  }

  /// The last step of a spring may be a thousandth of its way, or of a point.
  private func lastStep(from before: Sample, to after: Sample?) -> String? {
    guard let after else { return nil }
    for (index, change) in difference(before, after).enumerated() {
      let ways = wayOfSettle.map { start in
        // a window that grew has moved the middle of the frame, but not what the spring measures
        let translation = start.translation - after.translation
        let way = difference(start, after)[index].by
        return switch change.name {
        case "middle across": max(way, abs(translation.dx), abs(pull.dx))
        case "middle down": max(way, abs(translation.dy), abs(pull.dy))
        // a size that grows from nowhere starts its spring below what is shown
        case "width", "height": max(way, change.size)
        default: way
        }
      }
      // a zoom takes its own last step with the panel's
      let steps = wayOfSettle.contains { $0.zoom != after.zoom } ? 2.0 : 1
      if change.by > 0.00101 * steps * max(ways.max() ?? 0, 1) {
        return "\(change.name) jumps by \(change.by)"
      }
    }
    return nil
  }

  // MARK: - Events

  private let tolerance = 1e-6

  /// What counts as no jump; a spring that starts within a thousandth of its target has arrived at once.
  private func tolerance(for change: (name: String, by: Double, size: Double)) -> Double {
    session.nextDeadline == session.now ? 0.00101 : tolerance * max(1, change.size)
  }

  private mutating func jump(
    from before: Sample, to after: Sample, resting: Rect, by event: SessionEvent, _ events: [TimedEvent],
    _ style: Style
  ) -> String? {
    let began = events.contains { $0.event == .dragBegan }
    switch event {
    case .present(animated: false), .dismiss(animated: false):
      return nil
    case .input(.move(let move)):
      let way = move.position - (pointers.updateValue(move.position, forKey: move.id) ?? move.position)
      // a picture that is zoomed in begins to follow unheard, and has all the way since the press to make up, less the slop
      if style.content.zoom != nil, let press = presses[move.id] {
        if after.translation != before.translation { presses[move.id] = nil }
        let sincePress = move.position - press
        let longer = sincePress.length > way.length ? sincePress : way
        return leap(from: before, to: after, way: longer, began: true, style)
      }
      return leap(from: before, to: after, way: way, began: began, style)
    case .input(.scroll(let scroll)):
      return leap(from: before, to: after, way: scroll.delta, began: began, style)
    case .input(.resize):
      switch before.phase {
      case .hidden, .presented: return nil
      case .dragging: return slip(from: before, to: after, style)
      case .presenting, .restoring, .dismissing: return shift(from: before, to: after, restingAt: resting)
      }
    case .source:
      guard before.phase != .hidden, before.phase != .presented else { return nil }
    case .input(.down(let down)):
      pointers[down.id] = down.position
      presses[down.id] = down.position
    default:
      break
    }
    if before.phase == .hidden { return nil }
    // controls hide when a drag begins; another style may let the backdrop fade apart from the panel
    let changes = difference(before, after).filter {
      !(began && $0.name == "controls")
        && !(style.fadesAsGroup != session.style.fadesAsGroup && $0.name == "backdrop")
    }
    if let change = changes.first(where: { $0.by > tolerance(for: $0) }) {
      return "\(change.name) jumps by \(change.by) from \(change.size)"
    }
    return velocityBreak(from: before, to: after, style)
  }

  /// Where a pinch on a touchpad ends.
  private static func lastPosition(of event: SessionEvent) -> Point? {
    guard case .input(.pinch(let pinch)) = event, pinch.phase == .end else { return nil }
    return pinch.position
  }

  /// The part of a picture that two fingers hold stays between them.
  private func pinchFault(
    from before: Sample, held old: Point, to after: Sample, held new: Point, by event: SessionEvent
  ) -> String? {
    // one pinch ends, and another begins
    if case .input(.pinch(let pinch)) = event, pinch.phase == .begin { return nil }
    // its frame then is another one
    if case .input(.resize) = event { return nil }
    let was = (old - before.frame.center) * (1 / before.zoom)
    let now = (new - after.frame.center) * (1 / after.zoom)
    let slip = (now - was).length
    return slip > 1e-6 * max(1, now.length) ? "the picture slips by \(slip) between the fingers" : nil
  }

  /// A panel moves no further than the pointer, and not by the slop when its drag begins.
  private func leap(
    from before: Sample, to after: Sample, way: Vector, began: Bool, _ style: Style
  ) -> String? {
    guard before.phase != .hidden else { return nil }
    let moved = after.translation - before.translation
    let allowance = began ? max(style.drag.slop, PanRecognizer.tapAllowance) : 0
    for axis in Axis.allCases {
      // a picture that is zoomed in is moved along both axes, and further by nothing but itself
      let move = max(abs(style.drag.move[axis]), style.content.zoom == nil ? 0 : 1)
      let allowed = move * ((began ? way.length : abs(way[axis])) + allowance)
      if abs(moved[axis]) > allowed + tolerance * max(1, abs(before.translation[axis])) {
        return "the panel leaps by \(moved[axis]), the pointer by \(way[axis])"
      }
    }
    return nil
  }

  /// Whoever changes the window while the panel is held must not tear it from the hand.
  private func slip(from before: Sample, to after: Sample, _ style: Style) -> String? {
    guard after.phase == .dragging else { return "a resize ends the drag" }
    if style.content.kind == .page {
      let slip = after.frame.origin - before.frame.origin
      return slip.length > 1e-6 ? "the page slips by \(slip)" : nil
    }
    return nil
  }

  /// A settling panel stays where it is, along each axis; only one that fills its resting frame goes on filling it.
  private func shift(from before: Sample, to after: Sample, restingAt old: Rect) -> String? {
    let rest = session.restingFrame
    let axes = [
      (
        "across", before.frame.minX - after.frame.minX, before.frame.maxX - after.frame.maxX,
        before.frame.width == old.width && after.frame.width == rest.width,
        before.translation.dx - after.translation.dx
      ),
      (
        "down", before.frame.minY - after.frame.minY, before.frame.maxY - after.frame.maxY,
        before.frame.height == old.height && after.frame.height == rest.height,
        before.translation.dy - after.translation.dy
      ),
    ]
    for (name, start, end, fills, translation) in axes {
      if fills, abs(translation) <= 1e-6 { continue }
      guard abs(start) <= 1e-6, abs(end) <= 1e-6 else {
        return "the panel's edges jump \(name) by \(start) and \(end), its translation by \(translation)"
      }
    }
    return velocityBreak(from: before, to: after, session.style)
  }

  private func velocityBreak(from before: Sample, to after: Sample, _ style: Style) -> String? {
    let settling: Set<Phase> = [.presenting, .restoring, .dismissing]
    guard style.handsOverVelocity, style == session.style, settling.contains(after.phase) else { return nil }
    let change = (after.velocity - before.velocity).length
    return change > 1e-6 * max(1, before.velocity.length)
      ? "the velocity breaks from \(before.velocity) to \(after.velocity)" : nil
  }

  private func difference(_ a: Sample, _ b: Sample) -> [(name: String, by: Double, size: Double)] {
    let pairs: [(String, Double, Double)] = [
      ("middle across", a.frame.center.x, b.frame.center.x),
      ("middle down", a.frame.center.y, b.frame.center.y),
      ("width", a.frame.width, b.frame.width), ("height", a.frame.height, b.frame.height),
      ("scale", a.scale, b.scale), ("corner radius", a.cornerRadius, b.cornerRadius),
      ("opacity", a.opacity, b.opacity), ("backdrop", a.backdrop, b.backdrop),
      ("zoom", a.zoom, b.zoom), ("page", a.page ?? 0, b.page ?? 0),
      ("presenter", a.presenterScale, b.presenterScale), ("controls", a.controls, b.controls),
    ]
    return pairs.map { ($0.0, abs($0.1 - $0.2), abs($0.1)) }
  }
}
