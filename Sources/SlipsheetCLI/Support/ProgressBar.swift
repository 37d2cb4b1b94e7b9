import Glibc
import Interaction

/// Shows on a terminal how far long work is, and how long it will still take.
@MainActor
final class ProgressBar {
  private let total: Int
  private let start = Stopwatch.now
  private var shown = 0.0
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Work that takes less than this shows nothing, in seconds.
  private static let patience = 0.5
  /// Seconds between two pictures of the bar.
  private static let interval = 0.1
  private static let width = 24

  /// Begins work of so many steps.
  init(total: Int) {
    self.total = max(1, total)
  }

  /// Tells that so many steps are done.
  func show(_ done: Int) {
    let elapsed = Stopwatch.now - start
    guard isShown, elapsed >= Self.patience, elapsed - shown >= Self.interval else { return }
    shown = elapsed
    let filled = Self.width * done / total
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
    let left =
      done == 0 ? "" : ", \(Int((elapsed / Double(done) * Double(total - done)).rounded(.up))) s left"
    print("\r[\(bar)] \(done)/\(total)\(left)\u{1B}[K")
  }

  /// Leaves a line that tells how fast it went, where the bar was shown.
  func finish(_ things: String) {
    guard shown > 0 else { return }
    let elapsed = Stopwatch.now - start
    let rate = numberText(Double(total) / elapsed, places: 1)
    print("\r\(total) \(things) in \(numberText(elapsed, places: 1)) s, \(rate) a second\u{1B}[K\n")
    shown = 0
  }

  /// Takes the bar away, where work ended early.
  func clear() {
    if shown > 0 { print("\r\u{1B}[K") }
    shown = 0
  }

  private func print(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
