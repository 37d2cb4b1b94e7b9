import CairoRenderer
import Drawing
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet

/// What a stage shows at some moments while a hand is on it.
@MainActor
struct StagePlay {
  /// The lines of the first panel's state log.
  private(set) var log: [String] = []
  /// The lines of the scenes.
  private(set) var scene: [String] = []
  /// What was shown at each time.
  private(set) var pictures: [Bitmap] = []

  /// Lets a drag happen on a stage, from the time on that it has reached, and looks at rising times since then.
  ///
  /// The drag is played to its end. Throws where there is no memory for a picture.
  init(
    of stage: Stage, during entries: [Trace.Entry], at times: [Instant], draws: Bool
  ) throws(BitmapError) {
    let start = stage.now
    let renderer = CairoRenderer()
    let before = stage.onEvent
    var heard: [String] = []
    stage.onEvent = { event, panel in
      before?(event, panel)
      if panel === stage.panel { heard.append(StateLog.line(event, since: start)) }
    }
    defer { stage.onEvent = before }
    var next = 0
    func play(upTo time: Instant) {
      while next < entries.count, entries[next].time <= time {
        stage.play(entries[next], since: start)
        next += 1
      }
    }
    for time in times {
      play(upTo: time)
      let moment = start + (time - .zero)
      let list = stage.displayList(at: moment)
      log += heard + [StateLog.line(stage.sample(at: moment), since: start)]
      heard = []
      scene += SceneLog.lines(of: list, at: time)
      guard draws else { continue }
      let bitmap = try Bitmap(size: stage.size, scale: stage.scale, isOpaque: true)
      renderer.render(list, into: bitmap.buffer, scale: stage.scale)
      pictures.append(bitmap)
    }
    play(upTo: entries.last?.time ?? .zero)
  }

  /// The pictures from left to right on one ground.
  func strip() throws(BitmapError) -> Bitmap {
    let rows = pictures.map { FilmStrip.Row(frames: [FilmStrip.Frame($0, at: .zero)]) }
    guard let first = pictures.first, pictures.count > 1 else {
      guard let alone = pictures.first else { throw .invalidSize(width: 0, height: 0) }
      return alone
    }
    return try FilmStrip.sideBySide(rows, scale: first.scale)
  }
}

extension Stage {
  /// Lets something happen as it would in a window: the stage finds what the hand touches, unless the event tells it.
  fileprivate func play(_ entry: Trace.Entry, since start: Instant) {
    let entry = entry.later(by: start - .zero)
    switch entry.event {
    case .input(.down(let down)) where down.target != nil: replay(entry)
    case .input(let input): handle(input, at: entry.time)
    default: replay(entry)
    }
  }
}
