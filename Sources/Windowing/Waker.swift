import Motion

/// Has the main thread do something, from any thread; the loop forgets it when nobody holds it any more.
public final class Waker: Sendable {
  private let source: SourceHandle

  init(_ source: consuming SourceHandle) {
    self.source = source
  }

  /// Has the handler called on the main thread; calls that come before it runs count as one.
  public func wake() {
    // GLib takes its own lock around the moment, and wakes the loop
    source.setReadyTime(.zero)
  }
}
