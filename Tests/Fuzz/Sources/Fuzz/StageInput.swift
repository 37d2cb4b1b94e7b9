import Geometry
import Gestures
import Interaction
import Motion
import Slipsheet

/// A stage with two pages takes whatever a window may send; each byte or two choose an event and its numbers.
///
/// What its panel was told is recorded, and the laws hold of what it showed and of the recording.
@MainActor
struct StageInput {
  private var bytes: ByteReader
  private let stage: Stage
  private let style: Style
  private var trace: Trace
  private var time = Instant.zero
  private var down: Set<Int> = []
  private let recorder: Recorder

  @MainActor
  private final class Recorder {
    var entries: [Trace.Entry] = []
    var events: [TimedEvent] = []
    var samples: [Sample] = []
  }

  static func fault(in bytes: [UInt8]) -> String? {
    var input = StageInput(bytes)
    return input?.fault()
  }

  private init?(_ bytes: [UInt8]) {
    var bytes = ByteReader(bytes)
    guard let style = try? StyleLibrary.style(bytes.pick(StyleLibrary.names)) else { return nil }
    let isPresented = bytes.chance(70)
    let surroundings = Surroundings(
      window: Size(width: 390, height: 844), reducesMotion: bytes.chance(10))
    let page = BlankPage(height: bytes.chance(30) ? 3000 : 0, ["close", "grabber", "slider", "more"])
    let panel = Panel(style: style, page: page)
    let presenter = BlankPage(height: 2000, ["open", "other"]) { panel.present() }
    stage = Stage(presenter: presenter, panel: panel, surroundings: surroundings, isPresented: isPresented)
    let recorder = Recorder()
    self.recorder = recorder
    stage.onInput = { recorder.entries.append($0) }
    stage.onEvent = { event, _ in recorder.events.append(event) }
    trace = Trace(of: stage, style: .whole(style))
    self.style = style
    self.bytes = bytes
  }

  private mutating func fault() -> String? {
    var steps = 0
    while !bytes.isEmpty, steps < 80 {
      steps += 1
      act()
      if bytes.chance(60) {
        time = time + .milliseconds(Int64(bytes.pick([0, 1, 8, 16, 35, 100, 350, 1500])))
      }
      if bytes.chance(60) {
        _ = stage.displayList(at: time)
        recorder.samples.append(stage.sample(at: time))
      }
    }
    for id in down.sorted() { stage.handle(.up(PointerMove(id: id, position: point())), at: time) }
    let end = time + .seconds(12)
    stage.advance(to: end)
    recorder.samples.append(stage.sample(at: end))
    if let fault = Laws.numberFault(in: recorder.samples) { return fault }
    if let fault = Laws.lifecycleFault(in: recorder.events) { return fault }
    if !stage.isAtRest(at: end) { return "the stage is not at rest 12 s behind the last event" }
    return recordingFault()
  }

  /// The recording tells the same story, and nothing in it jumps.
  private mutating func recordingFault() -> String? {
    trace.entries += recorder.entries
    var replay = Replay(trace, style: style)
    let events = replay.advance(to: time + .seconds(12))
    if events != recorder.events { return "the recording replays to other events" }
    // a close look at every moment takes many times as long as all the rest
    guard trace.entries.count % 8 == 0 else { return nil }
    var continuity = Continuity(trace, style)
    return continuity.fault()
  }

  private mutating func act() {
    let id = 1 + bytes.count(below: 3)
    switch bytes.count(below: 16) {
    case 0...2:
      guard down.insert(id).inserted else { return }
      let device = bytes.pick([PointerDevice.touch, .touch, .mouse, .pen])
      stage.handle(
        .down(PointerDown(id: id, position: point(), device: device, button: bytes.chance(20) ? 3 : 1)),
        at: time)
    case 3...7:
      guard down.contains(id) else { return }
      stage.handle(.move(PointerMove(id: id, position: point())), at: time)
    case 8:
      guard down.remove(id) != nil else { return }
      stage.handle(.up(PointerMove(id: id, position: point())), at: time)
    case 9:
      guard down.remove(id) != nil else { return }
      stage.handle(.cancel(id: id), at: time)
    case 10:
      stage.handle(
        .scroll(
          Scroll(
            position: point(), delta: Vector(dx: bytes.number(-30...30), dy: bytes.number(-60...60)),
            device: bytes.pick([.touchpad, .wheel]), phase: bytes.pick([nil, .begin, .update, .end]))),
        at: time)
    case 11:
      let name = bytes.pick(["Escape", "Tab", "Return", "space", "Left", "plus", "minus", "Home"])
      stage.handle(.key(Key(name, isPressed: bytes.chance(80))), at: time)
    case 12:
      let sides = [1.0, 50, 390, 844, 1920]
      stage.handle(.resize(Size(width: bytes.pick(sides), height: bytes.pick(sides)), scale: 1), at: time)
    case 13:
      stage.handle(
        .pinch(
          Pinch(
            position: point(), scale: bytes.number(0.5...2), phase: bytes.pick([.begin, .update, .end]))),
        at: time)
    case 14: stage.handle(bytes.chance(50) ? .close : .focus(bytes.chance(50)), at: time)
    default: callFromCode()
    }
  }

  private mutating func callFromCode() {
    switch bytes.count(below: 6) {
    case 0, 1: stage.panel.present(animated: bytes.chance(80))
    case 2, 3: stage.panel.dismiss(animated: bytes.chance(80))
    case 4: stage.panel.isDismissalPrevented = bytes.chance(50)
    default: stage.panel.answerDismissAttempt(allowing: bytes.chance(50))
    }
  }

  private mutating func point() -> Point {
    Point(x: bytes.number(-50...440), y: bytes.number(-100...1000))
  }
}
