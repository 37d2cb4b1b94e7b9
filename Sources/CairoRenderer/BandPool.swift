import Drawing
import Glibc

/// Threads that wait for work and share it with the caller.
final class BandPool {
  /// The part that the threads share; it outlives the pool until the last of them has ended.
  private final class State: @unchecked Sendable {
    let work: @Sendable (Int) -> Void
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// There are tickets, or the pool ends.
    let began = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// The last thread finished its part.
    let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// How many more threads are wanted for the work at hand.
    var tickets = 0
    /// Threads at work, and those that are wanted.
    var busy = 0
    var started = 0
    var ends = false

    init(work: @escaping @Sendable (Int) -> Void) {
      self.work = work
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(began, nil)
      pthread_cond_init(finished, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      pthread_cond_destroy(began)
      pthread_cond_destroy(finished)
      mutex.deallocate()
      began.deallocate()
      finished.deallocate()
    }

    /// What a thread does until the pool ends: it takes a ticket and works.
    func serve() {
      pthread_mutex_lock(mutex)
      started += 1
      let worker = started
      while !ends {
        guard tickets > 0 else {
          pthread_cond_wait(began, mutex)
          continue
        }
        tickets -= 1
        pthread_mutex_unlock(mutex)
        work(worker)
        pthread_mutex_lock(mutex)
        busy -= 1
        if busy == 0 { pthread_cond_signal(finished) }
      }
      pthread_mutex_unlock(mutex)
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
    pthread_mutex_lock(state.mutex)
    state.ends = true
    pthread_cond_broadcast(state.began)
    pthread_mutex_unlock(state.mutex)
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Has the caller and up to so many threads do the work, and returns when it is done.
  ///
  /// The work is a supply that whoever comes takes from until it is used up, so that threads which had not woken
  /// by then are not waited for.
  func run(helpers: Int) {
    let helpers = min(helpers, threads.count)
    pthread_mutex_lock(state.mutex)
    state.tickets = helpers
    state.busy = helpers
    for _ in 0..<helpers { pthread_cond_signal(state.began) }
    pthread_mutex_unlock(state.mutex)
    state.work(0)
    pthread_mutex_lock(state.mutex)
    state.busy -= state.tickets
    state.tickets = 0
    while state.busy > 0 { pthread_cond_wait(state.finished, state.mutex) }
    pthread_mutex_unlock(state.mutex)
  }
}
