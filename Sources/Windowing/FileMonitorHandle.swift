import CGLib

/// Owns one GIO file monitor and the handler that is connected to it.
struct FileMonitorHandle: ~Copyable {
  private let monitor: OpaquePointer

  /// Watches a path, whether or not there is a file yet; nil where the system can't.
  @MainActor
  init?(path: String, handler: @escaping () -> Void) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return nil }
    self.monitor = OpaquePointer(monitor)
    let changed: FileChanged = { _, _, _, event, data in
      // One for every save: the end of a write, or another file moved to this name.
      let ends = [
        G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_RENAMED, G_FILE_MONITOR_EVENT_MOVED_IN,
        G_FILE_MONITOR_EVENT_DELETED,
      ]
      if ends.contains(event) { SourceBox.from(data)?.functions.dispatch() }
    }
    let box = Unmanaged.passRetained(SourceBox(LoopSource(dispatch: handler)))
    g_signal_connect_data(
      UnsafeMutableRawPointer(monitor), "changed", unsafeBitCast(changed, to: GCallback.self), box.toOpaque(),
      { data, _ in SourceBox.release(data) }, GConnectFlags(rawValue: 0))
  }

  deinit {
    let object = UnsafeMutableRawPointer(monitor)
    g_file_monitor_cancel(UnsafeMutablePointer(monitor))
    g_object_unref(object)
  }

  private typealias FileChanged =
    @convention(c) (
      UnsafeMutablePointer<GFileMonitor>?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent, gpointer?
    ) -> Void
}
