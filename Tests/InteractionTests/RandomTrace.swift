import Geometry
import Gestures
import Interaction
import Motion

/// Makes traces of 20 to 60 events as hands, programs and window systems might in bad weather.
///
/// The same seed gives the same trace. All are valid, and leave no pointer down.
struct RandomTrace {
  private var random: SeededGenerator
  private let styles: [Style]
  private var entries: [Trace.Entry] = []
  private var time = Instant.zero
  private var window: Size
  private var pointers: [Int: Point] = [:]

  static func make(seed: UInt64, styles: [Style]) -> Trace {
    var maker = RandomTrace(seed: seed, styles: styles)
    return maker.make()
  }

  private init(seed: UInt64, styles: [Style]) {
    random = SeededGenerator(seed: seed)
    self.styles = styles
    window = .zero
  }

  private mutating func make() -> Trace {
    let style = random.pick(styles)
    window = size()
    var surroundings = Surroundings(
      window: window, source: random.chance(50) ? rect() : nil,
      image: random.pick([
        Size(width: 1200, height: 900), Size(width: 300, height: 1000), Size(width: 1, height: 1),
      ]),
      reducesMotion: random.chance(8))
    surroundings.setPage(random.count(0...4), of: random.pick([1, 2, 5]))
    if random.chance(25) { add(content()) }
    let startsPresented = random.chance(70)
    if !startsPresented, random.chance(80) { add(.present(animated: random.chance(90))) }
    let length = random.count(20...60)
    while entries.count < length {
      act()
      if random.chance(30) { time = time + pause() }
    }
    for (id, position) in pointers.sorted(by: { $0.key < $1.key }) {
      if random.chance(80) {
        add(.input(.up(PointerMove(id: id, position: position))))
      } else {
        add(.input(.cancel(id: id)))
      }
    }
    return Trace(
      style: .whole(style), surroundings: surroundings, startsPresented: startsPresented, entries: entries)
  }

  private mutating func act() {
    switch random.count(0...99) {
    case 0..<44: gesture()
    case 44..<52: zoom()
    case 52..<60: scroll()
    case 60..<66: key()
    case 66..<72: twice(.present(animated: random.chance(85)))
    case 72..<78: twice(.dismiss(animated: random.chance(85)))
    case 78..<82: add(.prevent(random.chance(60)))
    case 82..<85: add(.answer(allowed: random.chance(70)))
    case 85..<92: resize()
    case 92..<94: add(.source(rect()))
    case 94..<95: add(random.chance(50) ? .style(random.pick(styles)) : content())
    case 95..<97: add(.input(.close))
    case 97..<98: add(.input(.focus(random.chance(50))))
    default: zoom()
    }
  }

  /// Something that makes a picture larger or smaller: fingers on it or on a touchpad, two taps, a wheel.
  private mutating func zoom() {
    switch random.count(0...9) {
    case 0..<4: pinch()
    case 4..<6: spread()
    case 6..<8:
      let position = point()
      for _ in 0..<2 {
        guard pointers[1] == nil else { return }
        add(.input(.down(PointerDown(id: 1, position: position))))
        time = time + .milliseconds(random.pick([0, 30, 60]))
        add(.input(.up(PointerMove(id: 1, position: position))))
        time = time + .milliseconds(random.pick([0, 40, 90, 350]))
      }
    default:
      let delta = Vector(dx: 0, dy: random.pick([50, 50, 150, 400, -50, -150, -400]))
      for _ in 0..<random.count(1...3) {
        add(.input(.scroll(Scroll(position: point(), delta: delta, device: .wheel, stamp: stamp()))))
        time = time + .milliseconds(random.pick([0, 16, 60, 200]))
      }
    }
  }

  /// Two fingers on a touchpad, of whose steps some are lost.
  private mutating func pinch() {
    var position = point()
    var scale = 1.0
    let growth = random.pick([0.5, 0.9, 1, 1.1, 1.5])
    let count = random.count(1...8)
    for step in 0..<count {
      let phase: GesturePhase = step == 0 ? .begin : step == count - 1 ? .end : .update
      if !random.chance(6) {
        add(.input(.pinch(Pinch(position: position, scale: scale, phase: phase))))
      }
      if random.chance(6) { act() }
      scale = max(0.001, min(1000, scale * growth))
      position = position + Vector(dx: random.number(-20...20), dy: random.number(-20...20))
      time = time + .milliseconds(random.pick([0, 8, 16, 40, 1200]))
    }
  }

  /// Two fingers on the picture move apart or together.
  private mutating func spread() {
    for id in [1, 2] where pointers[id] == nil {
      let position = point()
      pointers[id] = position
      add(.input(.down(PointerDown(id: id, position: position))))
    }
    for _ in 0..<random.count(0...8) {
      let id = random.pick([1, 2])
      guard let position = pointers[id] else { return }
      let moved = position + Vector(dx: random.number(-60...60), dy: random.number(-60...60))
      pointers[id] = moved
      add(.input(.move(PointerMove(id: id, position: moved, stamp: stamp()))))
      time = time + .milliseconds(random.pick([0, 8, 16]))
      if random.chance(4) { act() }
    }
    for id in [1, 2] where random.chance(80) {
      guard let position = pointers.removeValue(forKey: id) else { continue }
      add(.input(.up(PointerMove(id: id, position: position))))
    }
  }

  // MARK: - Actions

  /// A finger goes down, moves for a while, and mostly is lifted again.
  private mutating func gesture() {
    let id = random.count(1...3)
    if pointers[id] == nil { press(id) }
    let velocity =
      Vector(dx: random.number(-800...800), dy: random.number(-1500...3000)) * random.pick([0, 0.2, 1, 4])
    for _ in 0..<random.count(0...12) {
      let step = random.pick([0, 1, 8, 8, 8, 16, 16, 35, 60])
      time = time + .milliseconds(Int64(step))
      if random.chance(8) { continue }
      guard let position = pointers[id] else { return }
      let moved = position + velocity * (Double(max(step, 1)) / 1000)
      pointers[id] = moved
      add(.input(.move(PointerMove(id: id, position: moved, stamp: stamp()))))
    }
    if random.chance(15) { act() }
    if random.chance(20) { time = time + pause() }
    guard random.chance(85), let position = pointers.removeValue(forKey: id) else { return }
    if random.chance(15) {
      add(.input(.cancel(id: id)))
    } else {
      add(.input(.up(PointerMove(id: id, position: position, stamp: stamp()))))
    }
  }

  private mutating func press(_ id: Int) {
    let position = point()
    pointers[id] = position
    let device = random.pick([PointerDevice.touch, .touch, .mouse, .pen])
    add(
      .input(
        .down(
          PointerDown(
            id: id, position: position, device: device, button: device == .mouse && random.chance(20) ? 3 : 1,
            stamp: stamp(),
            target: random.pick([
              nil, nil, nil, nil, nil, "close", "next", "previous", "slider", "button", "grabber",
            ]))
        )))
  }

  private mutating func scroll() {
    let device = random.pick([Scroll.Device.touchpad, .wheel])
    let isPhased = device == .touchpad && random.chance(80)
    let position = point()
    let delta = Vector(dx: random.number(-5...5), dy: random.number(-30...60))
    let count = random.count(1...8)
    for step in 0..<count {
      let phase: GesturePhase = step == 0 ? .begin : step == count - 1 && random.chance(70) ? .end : .update
      add(
        .input(
          .scroll(
            Scroll(
              position: position, delta: delta, device: device, phase: isPhased ? phase : nil, stamp: stamp())
          )))
      time = time + .milliseconds(random.pick([0, 8, 16, 40, 160]))
    }
  }

  private mutating func key() {
    let key = Key(
      random.pick(["Escape", "Escape", "Escape", "Left", "Right", "Down", "plus", "minus", "0", "a"]),
      isPressed: random.chance(85))
    twice(.input(.key(key)))
  }

  /// The page was laid out; mostly it is higher than the window, so that it can be scrolled.
  private mutating func content() -> SessionEvent {
    .content(Size(width: window.width, height: random.pick([0, 200, 844.4, 1000, 3000])))
  }

  private mutating func resize() {
    window = size()
    add(.input(.resize(window, scale: random.pick([1, 1, 2, 1.5]))))
  }

  /// Sometimes the same thing happens twice in one tick.
  private mutating func twice(_ event: SessionEvent) {
    add(event)
    if random.chance(20) { add(event) }
  }

  // MARK: - Values

  private mutating func add(_ event: SessionEvent) {
    entries.append(Trace.Entry(at: time, event))
  }

  private mutating func pause() -> Span {
    .milliseconds(random.pick([0, 5, 33, 90, 100, 150, 200, 350, 700, 1500]))
  }

  private mutating func size() -> Size {
    let length = { (random: inout SeededGenerator) in random.pick([0.0, 1, 50, 390, 390, 844, 844, 1920]) }
    return random.chance(60)
      ? Size(width: 390, height: 844) : Size(width: length(&random), height: length(&random))
  }

  private mutating func point() -> Point {
    let isOutside = random.chance(10)
    let reach = isOutside ? -500...2500.0 : 0...1.0
    let point = Point(x: random.number(reach), y: random.number(reach))
    return isOutside ? point : Point(x: point.x * window.width, y: point.y * window.height)
  }

  private mutating func rect() -> Rect {
    Rect(
      x: random.number(-100...400), y: random.number(-100...900), width: random.pick([0, 1, 100, 180, 390]),
      height: random.pick([0, 1, 75, 135, 844]))
  }

  /// The device's own time: mostly none, else a little before the event's, so that it may go back.
  private mutating func stamp() -> Instant? {
    guard random.chance(15) else { return nil }
    return time - .milliseconds(random.pick([0, 1, 4, 20]))
  }
}
