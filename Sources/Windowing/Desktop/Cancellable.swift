import CGLib

/// Owns one of GIO's means to call off what goes on.
struct Cancellable: ~Copyable {
  // GLib ends the process itself where memory runs out: there always is one.
  let pointer = g_cancellable_new().unsafelyUnwrapped

  deinit { g_object_unref(pointer) }

  func cancel() { g_cancellable_cancel(pointer) }
}
