import Drawing
import Glibc

/// Threads that wait for work and share it with the caller.
final class BandPool {
  /// The part that the threads share; it outlives the pool until the last of them has ended.
  private final class State: @unchecked Sendable {
    let work: @Sendable (Int) -> Void
    let monitor = Monitor()
    /// There are tickets, or the pool ends.
    let began = Monitor.Condition()
    /// The last thread finished its part.
    let finished = Monitor.Condition()
    /// How many more threads are wanted for the work at hand.
    var tickets = 0
    /// Threads at work, and those that are wanted.
    var busy = 0
    var started = 0
    var ends = false

    init(work: @escaping @Sendable (Int) -> Void) {
      self.work = work
    }

    /// What a thread does until the pool ends: it takes a ticket and works.
    func serve() {
      let worker = monitor.locked {
        started += 1
        return started
      }
      while takeTicket() {
        work(worker)
        monitor.locked {
          busy -= 1
          if busy == 0 { finished.signal() }
        }
      }
    }

    /// Waits for a ticket; false where the pool has ended.
    private func takeTicket() -> Bool {
      monitor.locked {
        monitor.wait(for: began) { ends || tickets > 0 }
        guard !ends else { return false }
        tickets -= 1
        return true
      }
    }
  }

  private let state: State
  private let threads: [pthread_t]

  /// Starts threads; `work` is called with each worker's number, the caller's being 0.
  ///
  /// Where the system refuses some of them, the others do the work.
  init(threads count: Int, work: @escaping @Sendable (Int) -> Void) {
    state = State(work: work)
    threads = WorkerThread.start(count - 1, state.serve)
  }

  deinit {
    state.monitor.locked {
      state.ends = true
      state.began.broadcast()
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Has the caller and up to so many threads do the work, and returns when it is done.
  ///
  /// The work is a supply that whoever comes takes from until it is used up, so that threads which had not woken
  /// by then are not waited for.
  func run(helpers: Int) {
    let helpers = min(helpers, threads.count)
    state.monitor.locked {
      state.tickets = helpers
      state.busy = helpers
      for _ in 0..<helpers { state.began.signal() }
    }
    state.work(0)
    state.monitor.locked {
      state.busy -= state.tickets
      state.tickets = 0
      state.monitor.wait(for: state.finished) { state.busy == 0 }
    }
  }
}
