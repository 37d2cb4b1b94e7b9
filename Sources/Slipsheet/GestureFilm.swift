import CairoRenderer
import Drawing
import Geometry
import Interaction
import Motion

/// Takes pictures of a gesture: a trace runs through a stage, and frames are drawn at rising times.
@MainActor
public final class GestureFilm {
  /// When nothing happens any more.
  public let end: Instant

  private let stage: Stage
  private let trace: Trace
  private let renderer = CairoRenderer()
  private var next = 0

  /// Prepares to film a trace's events with a style, a presenter and a panel's page.
  ///
  /// - Parameter source: The control of the presenter out of whose picture the panel has grown, or nil.
  public init(
    _ trace: Trace, style: Style, presenter: any Page, page: any Page, source: String? = nil
  ) {
    self.trace = trace
    var rehearsal = Replay(trace, style: style)
    end = rehearsal.runToRest()
    stage = Stage(
      presenter: presenter, panel: Panel(style: style, page: page), surroundings: trace.surroundings,
      isPresented: trace.startsPresented)
    if let source { stage.setSource(source, of: stage.panel) }
  }

  /// The window's size in points.
  public var size: Size { stage.size }

  /// Times spread evenly over the gesture, from the first press to the end; without a press, from zero.
  public func times(count: Int) -> [Instant] {
    let press = trace.entries.first { if case .input(.down) = $0.event { true } else { false } }
    return Self.times(count: count, from: press?.time ?? .zero, to: end)
  }

  /// The times at a fixed distance from each other, from the beginning to the first at or behind the end.
  public func times(every interval: Span) -> [Instant] { Self.times(every: interval, to: end) }

  /// Times spread evenly from a start to an end, both included; one alone is the end.
  nonisolated public static func times(count: Int, from start: Instant = .zero, to end: Instant) -> [Instant]
  {
    guard count > 1, start <= end else { return Array(repeating: end, count: max(1, count)) }
    let (step, rest) = (end - start).nanoseconds.quotientAndRemainder(dividingBy: Int64(count - 1))
    return (0..<count).map { index in
      Instant(nanoseconds: start.nanoseconds + step * Int64(index) + (index == count - 1 ? rest : 0))
    }
  }

  /// The times at a fixed distance from each other, from zero to the first at or behind an end.
  nonisolated public static func times(every interval: Span, to end: Instant) -> [Instant] {
    var times = [Instant.zero]
    while let last = times.last, last < end { times.append(last + interval) }
    return times
  }

  /// Draws what is shown at a time, which must not be earlier than the one before.
  ///
  /// Throws where there is no memory for the picture.
  public func picture(at time: Instant) throws(BitmapError) -> Bitmap {
    while next < trace.entries.count, trace.entries[next].time <= time {
      stage.replay(trace.entries[next])
      next += 1
    }
    let list = stage.displayList(at: time)
    let bitmap = try Bitmap(size: stage.size, scale: stage.scale, isOpaque: true)
    renderer.render(list, into: bitmap.buffer, scale: stage.scale)
    return bitmap
  }

  /// Draws a film strip of what is shown at rising times.
  ///
  /// Throws, before anything is drawn, where the strip would be larger than a bitmap can be.
  public func strip(at times: [Instant], showsPointer: Bool = false) throws(BitmapError) -> Bitmap {
    let size = FilmStrip.size(of: times.count, stage.size, scale: stage.scale)
    let width = (size.width * stage.scale).rounded(.up)
    let height = (size.height * stage.scale).rounded(.up)
    guard max(width, height) <= Double(Bitmap.longestSide) else {
      throw .invalidSize(width: Int(width), height: Int(height))
    }
    var frames: [FilmStrip.Frame] = []
    for time in times {
      frames.append(
        FilmStrip.Frame(try picture(at: time), at: time, pointer: showsPointer ? pointerPath(at: time) : []))
    }
    return try FilmStrip.draw(frames)
  }

  /// Where the pointer is at a time and the way that it has come; empty where none is down.
  public func pointerPath(at time: Instant) -> [Point] {
    var path: [Point] = []
    for entry in trace.entries where entry.time <= time {
      guard case .input(let input) = entry.event else { continue }
      switch input {
      case .down(let down): path = [down.position]
      case .move(let move): path.append(move.position)
      case .up, .cancel: path = []
      default: break
      }
    }
    return path
  }
}
