import CGLib
import Motion

/// Owns one GLib source; freed, the source is gone from its context too.
///
/// Sources may be used from any thread (GLib's documentation of GSource); their handlers run on the loop's.
struct SourceHandle: ~Copyable, @unchecked Sendable {
  private let source: UnsafeMutablePointer<GSource>

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }

  /// Makes a source that asks a `LoopSource` when there is work.
  @MainActor
  init(_ functions: LoopSource) {
    let box = SourceBox(functions)
    source = SourceBox.makeSource(for: box)
  }

  /// Makes a source that runs a handler when a signal arrives.
  @MainActor
  init(signal: Int32, handler: @escaping () -> Void) {
    source = g_unix_signal_source_new(signal)
    let box = Unmanaged.passRetained(SourceBox(LoopSource(dispatch: handler)))
    g_source_set_callback(
      source,
      { data in
        SourceBox.from(data)?.functions.dispatch()
        return 1
      },
      box.toOpaque(), { data in SourceBox.release(data) })
  }

  /// Takes the source out of its context for good.
  func destroy() {
    g_source_destroy(source)
  }

  func attach(to context: OpaquePointer) {
    g_source_attach(source, context)
  }

  /// The moment at which the source has work whatever its descriptor says; nil for none.
  func setReadyTime(_ moment: Instant?) {
    // Rounded up to GLib's microseconds, so that a handler never runs before its moment.
    g_source_set_ready_time(source, moment.map { gint64(max(0, ($0.nanoseconds + 999) / 1000)) } ?? -1)
  }
}
