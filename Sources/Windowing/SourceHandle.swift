import CGLib
import Motion

/// Owns one GLib source; freed, the source is gone from its context too.
///
/// Sources may be used from any thread (GLib's documentation of GSource); their handlers run on the loop's.
struct SourceHandle: ~Copyable, @unchecked Sendable {
  private let source: UnsafeMutablePointer<GSource>
  /// Held until the source is gone, which may take the last that holds the loop with it: GLib locks it once more then.
  private let context: OpaquePointer

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
    g_main_context_unref(context)
  }

  /// Makes a source of a context that asks a `LoopSource` when there is work.
  @MainActor
  init(_ functions: LoopSource, in context: OpaquePointer) {
    self.context = g_main_context_ref(context)
    let box = SourceBox(functions)
    source = SourceBox.makeSource(for: box)
    g_source_attach(source, context)
  }

  /// Makes a source of a context that runs a handler when a signal arrives.
  @MainActor
  init(signal: Int32, in context: OpaquePointer, handler: @escaping () -> Void) {
    self.context = g_main_context_ref(context)
    source = g_unix_signal_source_new(signal)
    let box = Unmanaged.passRetained(SourceBox(LoopSource(dispatch: handler)))
    g_source_set_callback(
      source,
      { data in
        SourceBox.from(data)?.functions.dispatch()
        return 1
      },
      box.toOpaque(), { data in SourceBox.release(data) })
    g_source_attach(source, context)
  }

  /// Takes the source out of its context for good.
  func destroy() {
    g_source_destroy(source)
  }

  /// The moment at which the source has work whatever its descriptor says; nil for none.
  func setReadyTime(_ moment: Instant?) {
    // Rounded up to GLib's microseconds, so that a handler never runs before its moment.
    g_source_set_ready_time(source, moment.map { gint64(max(0, ($0.nanoseconds + 999) / 1000)) } ?? -1)
  }
}
