import Drawing
import Glibc

/// Threads that take pieces of work in the order in which they were given.
///
/// Who gives work waits while more of it lies ready than the threads can take soon, so that little memory is held.
package final class WorkQueue {
  private final class State: @unchecked Sendable {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Work was added or taken, or it ends.
    let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    var waiting: [@Sendable () -> Void] = []
    var busy = 0
    var ends = false

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(changed, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      pthread_cond_destroy(changed)
      mutex.deallocate()
      changed.deallocate()
    }

    func locked<T>(_ body: () -> T) -> T {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body()
    }

    /// Waits until a condition holds; the lock is held.
    func wait(until holds: () -> Bool) {
      while !holds() { pthread_cond_wait(changed, mutex) }
    }

    func serve() {
      pthread_mutex_lock(mutex)
      while true {
        wait { ends || !waiting.isEmpty }
        guard !waiting.isEmpty else { break }
        let work = waiting.removeFirst()
        busy += 1
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(mutex)
        work()
        pthread_mutex_lock(mutex)
        busy -= 1
        pthread_cond_broadcast(changed)
      }
      pthread_mutex_unlock(mutex)
    }
  }

  private let state = State()
  private let threads: [pthread_t]

  /// Starts threads, at least one and at most 256; where the system refuses them all, work is done at once.
  package init(threads count: Int) {
    threads = WorkerThread.start(max(1, min(256, count)), state.serve)
  }

  deinit {
    state.locked {
      state.ends = true
      pthread_cond_broadcast(state.changed)
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Gives a piece of work.
  package func add(_ work: @escaping @Sendable () -> Void) {
    guard !threads.isEmpty else { return work() }
    state.locked {
      state.wait { state.waiting.count < threads.count * 2 }
      state.waiting.append(work)
      pthread_cond_broadcast(state.changed)
    }
  }

  /// Waits until all work is done.
  package func finish() {
    state.locked { state.wait { state.waiting.isEmpty && state.busy == 0 } }
  }
}
