import Drawing
import Geometry
import Gestures
import Motion
import Scene
import Slipsheet
import Windowing

/// The tools that share a window with a stage: what is to be mended, what is recorded, what has been done.
@MainActor
public final class Workbench: StageCompanion {
  /// Asks for a frame; who shows the workbench sets it.
  public var onNeedsFrame: (() -> Void)?
  /// What is wrong with the style's file, until it is mended.
  public var fault: StyleError? {
    didSet {
      if fault != oldValue { onNeedsFrame?() }
    }
  }
  /// When the recording in progress began; nil while none is made.
  public var recordingStart: Instant? {
    didSet {
      if recordingStart != oldValue { onNeedsFrame?() }
    }
  }

  private let scale: Double
  private let faultCard = NoticeCard()
  private let newsCard = NoticeCard()
  private let mark = RecordingMark()
  private var news: (notice: Notice, end: Instant)?
  private var lastShown = Instant.zero

  /// How long a word about something that has been done stays.
  private static let newsSpan = Span.seconds(4)

  /// Makes a workbench for a window of so many pixels a point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// Says for a while what has been done.
  public func tell(_ text: String, at time: Instant) {
    news = (Notice(text), time + Self.newsSpan)
    onNeedsFrame?()
  }

  /// The next moment at which it shows something else without input.
  public var nextDeadline: Instant? {
    let tick = recordingStart.map { start in
      start + .seconds(Double(RecordingMark.seconds(since: start, at: lastShown) + 1))
    }
    return [news?.end, tick].compactMap(\.self).min()
  }

  /// How much of a window is left to the stage.
  public func stageSize(in window: Size) -> Size { window }

  /// Fills a list with the stage and everything over it.
  public func fill(_ list: inout DisplayList, with stage: Stage, in window: Size, at time: Instant) {
    stage.fill(&list, at: time)
    list.size = window
    lastShown = time
    if let end = news?.end, end <= time { news = nil }
    var bottom = stage.size.height - Look.floatingMargin
    if let fault {
      bottom = faultCard.add(Notice(fault), to: &list, over: stage.size, endingAt: bottom, scale: scale)
      bottom -= Look.floatingMargin
    }
    if let news {
      _ = newsCard.add(news.notice, to: &list, over: stage.size, endingAt: bottom, scale: scale)
    }
    if let recordingStart {
      mark.add(
        to: &list, seconds: RecordingMark.seconds(since: recordingStart, at: time), scale: scale)
    }
  }

  /// Takes input before the stage does; returns whether the stage shall not have it.
  public func handle(_ input: InputEvent, at time: Instant) -> Bool { false }

  /// Hears where a pointer without a button stands; returns whether it stands over a tool.
  public func hover(over position: Point?) -> Bool { false }

  /// Hears that a frame was drawn for a moment, and how long that took.
  public func frameDrawn(at time: Instant, taking duration: Span) {}
}
