import CGLib
import Motion

/// Something that a `MainLoop` watches, until it is cancelled or let go.
@MainActor
public final class Watch {
  private let source: SourceHandle
  /// Whether the loop still watches it.
  public private(set) var isActive = true

  init(_ source: consuming SourceHandle) {
    self.source = source
  }

  /// Has the handler called at a moment of the monotonic clock, or at none; replaces the moment set before.
  public func fire(at moment: Instant?) {
    if isActive { source.setReadyTime(moment) }
  }

  /// Stops watching; the handler is not called again.
  public func cancel() {
    isActive = false
    source.destroy()
  }
}
