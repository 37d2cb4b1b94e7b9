import CGLib
import Glibc
import Motion

/// A loop that sleeps until a descriptor, a moment or a signal needs attention, on the main thread.
///
/// Each loop has a GLib context of its own, so several can live in one process; while one runs, GIO's own
/// sources (file monitors, D-Bus) are dispatched by it too. Without work it never wakes.
@MainActor
public final class MainLoop {
  private let context = ContextHandle()
  private var isStopped = false

  /// Makes a loop with nothing to watch.
  public init() {}

  /// The monotonic clock's present moment.
  public var now: Instant { Self.monotonicNow() }

  /// Runs until `stop` is called.
  public func run() {
    isStopped = false
    context.whileThreadDefault { context in
      while !isStopped { g_main_context_iteration(context, 1) }
    }
  }

  /// Ends `run` after the handler that calls this.
  public func stop() {
    isStopped = true
    context.withPointer { g_main_context_wakeup($0) }
  }

  /// Runs until a condition holds or a span has passed, and says whether the condition held.
  public func run(atMost span: Span, until condition: () -> Bool) -> Bool {
    let deadline = now + span
    let alarm = timer(at: deadline) {}
    defer { alarm.cancel() }
    return context.whileThreadDefault { context in
      while !condition() {
        if now >= deadline { return false }
        g_main_context_iteration(context, 1)
      }
      return true
    }
  }

  /// Calls a handler whenever a descriptor can be read, or is closed at its other end.
  public func watch(_ descriptor: Int32, _ handler: @escaping () -> Void) -> Watch {
    watch(LoopSource(descriptor: descriptor, dispatch: handler))
  }

  /// Calls a handler at a moment of the monotonic clock, once; `Watch.fire(at:)` sets it again.
  public func timer(at moment: Instant? = nil, _ handler: @escaping () -> Void) -> Watch {
    let watch = watch(LoopSource(dispatch: handler))
    watch.fire(at: moment)
    return watch
  }

  /// Calls a handler when the process receives a signal, in place of the signal's own effect.
  public func onSignal(_ signal: ProcessSignal, _ handler: @escaping () -> Void) -> Watch {
    context.withPointer { Watch(SourceHandle(signal: signal.number, in: $0, handler: handler)) }
  }

  /// Calls a handler when a file has been written, replaced, or deleted; nil where the system can't watch it.
  public func watch(file path: String, _ handler: @escaping () -> Void) -> FileWatch? {
    context.whileThreadDefault { _ in
      guard let monitor = FileMonitorHandle(path: path, handler: handler) else { return nil }
      return FileWatch(monitor)
    }
  }

  /// Watches something that has its own way to tell whether there is work, such as a display connection.
  public func watch(_ source: LoopSource) -> Watch {
    context.withPointer { Watch(SourceHandle(source, in: $0)) }
  }

  /// Makes something by which other threads have a handler called on the main thread, soon and once for all of them.
  public func waker(_ handler: @escaping () -> Void) -> Waker {
    context.withPointer { Waker(SourceHandle(LoopSource(dispatch: handler), in: $0)) }
  }

  /// Runs a body whose asynchronous calls of GIO's are answered by this loop.
  func whileDefault<Result>(_ body: () -> Result) -> Result {
    context.whileThreadDefault { _ in body() }
  }

  private static func monotonicNow() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
