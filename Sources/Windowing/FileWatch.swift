/// A file that a `MainLoop` watches, until this is let go.
@MainActor
public final class FileWatch {
  private let monitor: FileMonitorHandle

  init(_ monitor: consuming FileMonitorHandle) {
    self.monitor = monitor
  }
}
