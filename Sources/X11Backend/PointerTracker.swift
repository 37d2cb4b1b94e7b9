import Geometry
import Gestures
import Motion

/// Knows which buttons and fingers are down on one window, and turns what devices report into input events.
struct PointerTracker {
  /// What comes out.
  enum Output: Hashable {
    case input(InputEvent)
    case hover(Point?)
  }

  /// A button or a finger that is down.
  private struct Held {
    var id: Int
    var cursor: Int
    var source: Int
    var detail: Int
    var isTouch: Bool
    var position: Point
  }

  private var held: [Held] = []
  private var hovered: Point?

  /// Takes an event at its mapped time stamp, and gives what it means.
  mutating func handle(
    _ event: DeviceEvent, stamp: Instant, scrolling: inout ScrollTracker, isPen: Bool = false
  ) -> [Output] {
    switch event.kind {
    case .press:
      if (4...7).contains(event.detail) {
        return scrolling.step(button: event, stamp: stamp).map { [.input(.scroll($0))] } ?? []
      }
      return press(event, device: isPen ? .pen : .mouse, stamp: stamp)
    case .touchBegin:
      return press(event, device: .touch, stamp: stamp)
    case .release, .touchEnd:
      return release(event, stamp: stamp)
    case .motion:
      guard let scroll = scrolling.step(event, stamp: stamp) else { return move(event, stamp: stamp) }
      return [.input(.scroll(scroll))] + move(event, stamp: stamp, skippingStill: true)
    case .touchUpdate:
      return move(event, stamp: stamp)
    case .enter:
      scrolling.forgetPositions()
      return hover(event.position)
    case .leave(let isGrab):
      let lost = isGrab ? cancel { !$0.isTouch && $0.cursor == event.cursor } : []
      return lost + hover(nil)
    }
  }

  /// Lets go of everything that is down, as when the window goes out of sight.
  mutating func cancelAll() -> [Output] {
    cancel { _ in true } + hover(nil)
  }

  /// Lets go of what a device held that is gone.
  mutating func cancel(source: Int) -> [Output] {
    cancel { $0.source == source }
  }

  private mutating func press(_ event: DeviceEvent, device: PointerDevice, stamp: Instant) -> [Output] {
    let isTouch = device == .touch
    guard index(of: event, isTouch: isTouch) == nil else { return [] }
    var id = 0
    while held.contains(where: { $0.id == id }) { id += 1 }
    held.append(
      Held(
        id: id, cursor: event.cursor, source: event.source, detail: event.detail, isTouch: isTouch,
        position: event.position))
    return [
      .input(
        .down(
          PointerDown(
            id: id, position: event.position, device: device, button: isTouch ? 1 : event.detail, stamp: stamp
          )))
    ]
  }

  private mutating func release(_ event: DeviceEvent, stamp: Instant) -> [Output] {
    var isTouch = false
    if case .touchEnd = event.kind { isTouch = true }
    guard let index = index(of: event, isTouch: isTouch) else { return [] }
    let pointer = held.remove(at: index)
    let up = Output.input(.up(PointerMove(id: pointer.id, position: event.position, stamp: stamp)))
    return isTouch ? [up] : [up] + hover(event.position)
  }

  /// A step of a scroll axis comes as a motion that goes nowhere: such are skipped.
  private mutating func move(_ event: DeviceEvent, stamp: Instant, skippingStill: Bool = false) -> [Output] {
    var isTouch = false
    if case .touchUpdate = event.kind { isTouch = true }
    var outputs: [Output] = []
    var isHeld = false
    for index in held.indices {
      let pointer = held[index]
      guard pointer.cursor == event.cursor, pointer.isTouch == isTouch,
        !isTouch || pointer.detail == event.detail
      else { continue }
      isHeld = true
      if skippingStill, event.position == pointer.position { continue }
      held[index].position = event.position
      outputs.append(.input(.move(PointerMove(id: pointer.id, position: event.position, stamp: stamp))))
    }
    return isHeld || isTouch ? outputs : hover(event.position)
  }

  private mutating func hover(_ position: Point?) -> [Output] {
    guard !held.contains(where: { !$0.isTouch }), hovered != position else { return [] }
    hovered = position
    return [.hover(position)]
  }

  private mutating func cancel(where isLost: (Held) -> Bool) -> [Output] {
    let lost = held.filter(isLost)
    held.removeAll(where: isLost)
    return lost.map { .input(.cancel(id: $0.id)) }
  }

  private func index(of event: DeviceEvent, isTouch: Bool) -> Int? {
    held.firstIndex { $0.cursor == event.cursor && $0.detail == event.detail && $0.isTouch == isTouch }
  }
}
