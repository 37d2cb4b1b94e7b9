import Interaction
import Motion
import Slipsheet

/// A trace that is written while the hand makes it.
@MainActor
final class Recording {
  /// When it began: the zero of its times.
  let start: Instant
  private let file: LineFile

  /// Begins one of a stage whose panel rests.
  init(of stage: Stage, style: Trace.StyleReference, in file: LineFile, at start: Instant) {
    self.file = file
    self.start = start
    Trace(of: stage, style: style).lines(since: start).forEach(file.write)
  }

  /// Its file, as it is named.
  var path: String { file.path }

  /// Whether a line could not be written.
  var hasFailed: Bool { file.hasFailed }

  /// Writes something that has reached the panel.
  func write(_ entry: Trace.Entry) {
    file.write(Trace.line(of: entry, since: start))
  }
}
