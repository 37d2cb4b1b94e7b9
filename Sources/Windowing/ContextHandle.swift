import CGLib

/// Owns one GLib main context.
struct ContextHandle: ~Copyable {
  private let context = g_main_context_new()

  deinit { g_main_context_unref(context) }

  /// Lends the context.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    // GLib ends the process itself where memory runs out: there is always a context.
    body(context.unsafelyUnwrapped)
  }

  /// Lends the context while sources that GIO makes on this thread go to it.
  func whileThreadDefault<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    return withPointer(body)
  }
}
