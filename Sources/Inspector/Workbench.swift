import Geometry
import Gestures
import Interaction
import Motion
import Scene
import Slipsheet
import Windowing

/// The tools that share a window with a stage: the inspector, and words about what is done and what is to be mended.
@MainActor
package final class Workbench: StageCompanion {
  /// Asks for a frame; who shows the workbench sets it.
  package var onNeedsFrame: (() -> Void)?
  /// Hears of every change of the style that is made here.
  package var onEdit: ((Style) -> Void)?
  /// Runs when the style's text is to be written.
  package var onSave: (() -> Void)?
  /// Asks for another size of the window, in points; nil where that can't be had.
  package var onWantsSize: ((Size) -> Void)?
  /// Runs when another part of the window is left to the stage.
  package var onPlaceChanged: (() -> Void)?
  /// What is wrong with the style's file, until it is mended.
  package var fault: StyleError? {
    didSet {
      if fault != oldValue { onNeedsFrame?() }
    }
  }
  /// When the recording in progress began; nil while none is made.
  package var recordingStart: Instant? {
    didSet {
      if recordingStart != oldValue { onNeedsFrame?() }
    }
  }
  /// Whether the inspector is seen.
  package internal(set) var isInspectorOpen = false

  let panel: InspectorPanel
  /// The pointers that are down on the inspector.
  var captured: Set<Int> = []
  /// The keys that change others and are held.
  var modifiers: Set<String> = []
  /// Keys that came before the inspector was seen, which they are for.
  var early: [String] = []
  /// The window's width before it was widened, and after.
  var widths: (before: Double, after: Double)?
  /// What happens when the window has got the size that was asked for, or doesn't get it in time.
  var pending: (opens: Bool, end: Instant)?
  private let scale: Double
  private let faultCard = NoticeCard()
  private let newsCard = NoticeCard()
  private let mark = RecordingMark()
  private var news: (notice: Notice, end: Instant)?
  private(set) var lastShown = Instant.zero
  /// The changes to styles that were shown before, by their documents' names.
  private var histories: [String: EditHistory] = [:]

  /// How long a word about something that has been done stays.
  private static let newsSpan = Span.seconds(4)

  /// Makes a workbench for a style's text, in a window of so many pixels a point.
  package init(_ document: StyleDocument, scale: Double) {
    self.scale = scale
    panel = InspectorPanel(EditHistory(document))
    panel.onEdit = { [weak self] in self?.edited() }
    panel.onSave = { [weak self] in self?.onSave?() }
    panel.onClose = { [weak self] in self?.closeInspector() }
  }

  // MARK: - The style

  /// The style's text with its changes.
  package var document: StyleDocument { panel.history.document }

  /// Turns to another style's text; returns it with the changes that were made to it before.
  package func show(_ document: StyleDocument) -> StyleDocument {
    histories[self.document.path] = panel.history
    let kept = histories[document.path].flatMap { $0.isBased(on: document) ? $0 : nil }
    panel.show(kept ?? EditHistory(document))
    onNeedsFrame?()
    return self.document
  }

  /// Takes over the style's text as its file has it now; that can be taken back as any change.
  package func replace(with document: StyleDocument) {
    panel.history.replace(with: document)
    onNeedsFrame?()
  }

  /// Notes that the text was written to a file.
  package func markSaved(as path: String) {
    panel.history.markSaved(as: path)
    onNeedsFrame?()
  }

  private func edited() {
    onEdit?(document.style)
    onNeedsFrame?()
  }

  // MARK: - What happens

  /// Says for a while what has been done.
  package func tell(_ text: String, at time: Instant) {
    news = (Notice(text), time + Self.newsSpan)
    onNeedsFrame?()
  }

  /// Hears of a turn in the panel's life.
  package func note(_ event: TimedEvent) {
    panel.gesture.note(event)
  }

  /// Hears that a frame was drawn for a moment, and how long that took.
  package func frameDrawn(at time: Instant, taking duration: Span) {
    panel.frames.add(duration)
    takeEarlyKeys()
    if panel.scrubber?.playing != nil { onNeedsFrame?() }
  }

  // MARK: - Recordings

  /// Has a recording at hand in the inspector, to be shown at any of its moments with the style as it is.
  package func load(_ trace: Trace, named name: String) {
    panel.scrubber = Scrubber(trace, named: name, style: document.style)
    onNeedsFrame?()
  }

  /// The moment of the recording that is shown; nil while the panel's own life is, or there is none.
  package var shownMoment: Instant? { isInspectorOpen ? panel.scrubber?.time : nil }

  /// Shows a moment of the recording, as far as there is one.
  package func showMoment(_ time: Instant) {
    panel.scrubber?.show(time)
    onNeedsFrame?()
  }

  // MARK: - Frames

  /// The next moment at which it shows something else without input.
  package var nextDeadline: Instant? {
    let tick = recordingStart.map { start in
      start + .seconds(Double(RecordingMark.seconds(since: start, at: lastShown) + 1))
    }
    return [news?.end, tick, pending?.end].compactMap(\.self).min()
  }

  /// How much of a window is left to the stage.
  package func stageSize(in window: Size) -> Size {
    isInspectorOpen ? PanelPlace(in: window).stage : window
  }

  /// Fills a list with the stage and everything over it.
  package func fill(_ list: inout DisplayList, with stage: Stage, in window: Size, at time: Instant) {
    if let pending, pending.end <= time { endWaiting() }
    lastShown = time
    panel.now = time
    let (sample, gesture) = fillStage(&list, with: stage, at: time)
    list.size = window
    if let end = news?.end, end <= time { news = nil }
    let place = PanelPlace(in: window)
    var bottom = stage.size.height
    if isInspectorOpen {
      panel.add(to: &list, sample, gesture, in: place, scale: scale)
      if place.isOverlay { bottom = place.frame.minY }
    }
    addNotices(to: &list, over: Size(width: stage.size.width, height: bottom))
    if let recordingStart {
      mark.add(to: &list, seconds: RecordingMark.seconds(since: recordingStart, at: time), scale: scale)
    }
  }

  /// Fills a list with the stage alone, as it lives or at the moment of the recording that is shown; returns what is
  /// shown of the panel.
  @discardableResult
  package func fillStage(_ list: inout DisplayList, with stage: Stage, at time: Instant) -> Sample {
    fillStage(&list, with: stage, at: time).0
  }

  /// The same, with the gesture up to then.
  private func fillStage(
    _ list: inout DisplayList, with stage: Stage, at time: Instant
  ) -> (Sample, GestureLog) {
    panel.scrubber?.advance(to: time)
    if isInspectorOpen, let scene = panel.scrubber?.scene(with: document.style),
      let moment = panel.scrubber?.time
    {
      stage.fill(&list, showing: scene.session, at: moment)
      return (scene.session.sample(at: moment), scene.gesture)
    }
    stage.fill(&list, at: time)
    let sample = stage.sample(at: time)
    panel.gesture.note(sample)
    return (sample, panel.gesture)
  }

  private func addNotices(to list: inout DisplayList, over stage: Size) {
    var bottom = stage.height - Look.floatingMargin
    if let fault {
      bottom = faultCard.add(Notice(fault), to: &list, over: stage, endingAt: bottom, scale: scale)
      bottom -= Look.floatingMargin
    }
    if let news {
      _ = newsCard.add(news.notice, to: &list, over: stage, endingAt: bottom, scale: scale)
    }
  }
}
