import Drawing
import Glibc

/// Threads that take pieces of work in the order in which they were given.
///
/// Who gives work waits while more of it lies ready than the threads can take soon, so that little memory is held.
package final class WorkQueue {
  private final class State: @unchecked Sendable {
    let monitor = Monitor()
    /// Work was added or taken, or it ends.
    let changed = Monitor.Condition()
    var waiting: [@Sendable () -> Void] = []
    var busy = 0
    var ends = false

    /// What a thread does until the queue ends.
    func serve() {
      while let work = nextWork() {
        work()
        monitor.locked {
          busy -= 1
          changed.broadcast()
        }
      }
    }

    /// Waits for work; nil where the queue has ended and all of it is taken.
    private func nextWork() -> (@Sendable () -> Void)? {
      monitor.locked {
        monitor.wait(for: changed) { ends || !waiting.isEmpty }
        guard !waiting.isEmpty else { return nil }
        busy += 1
        changed.broadcast()
        return waiting.removeFirst()
      }
    }
  }

  private let state = State()
  private let threads: [pthread_t]

  /// Starts threads, at least one and at most 256; where the system refuses them all, work is done at once.
  package init(threads count: Int) {
    threads = WorkerThread.start(max(1, min(256, count)), state.serve)
  }

  deinit {
    state.monitor.locked {
      state.ends = true
      state.changed.broadcast()
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Gives a piece of work.
  package func add(_ work: @escaping @Sendable () -> Void) {
    guard !threads.isEmpty else { return work() }
    state.monitor.locked {
      state.monitor.wait(for: state.changed) { state.waiting.count < threads.count * 2 }
      state.waiting.append(work)
      state.changed.broadcast()
    }
  }

  /// Waits until all work is done.
  package func finish() {
    state.monitor.locked {
      state.monitor.wait(for: state.changed) { state.waiting.isEmpty && state.busy == 0 }
    }
  }
}
