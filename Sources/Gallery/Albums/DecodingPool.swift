import Drawing
import Glibc

/// Threads that decode picture files, the most urgent first.
///
/// What nobody wants any more is dropped before it begins; what has begun is brought to its end.
final class DecodingPool {
  /// A picture that is wanted.
  struct Job: Hashable, Sendable {
    var index: Int
    var path: String
    var extent: PictureExtent
  }

  /// What came of a job.
  struct Outcome: Sendable {
    var job: Job
    var result: Result<PictureFile, FileError>
  }

  /// The part that the threads share; it outlives the pool until the last of them has ended.
  private final class State: @unchecked Sendable {
    let wake: @Sendable () -> Void
    let gate = HeavyGate()
    let monitor = Monitor()
    /// There are jobs, or the pool ends.
    let began = Monitor.Condition()
    /// What is to be done, the most urgent last.
    var queue: [Job] = []
    var running: Set<Job> = []
    var outcomes: [Outcome] = []
    var ends = false

    init(wake: @escaping @Sendable () -> Void) {
      self.wake = wake
    }

    /// What a thread does until the pool ends.
    func serve() {
      // what is on the screen comes before what is about to be
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, DecodingPool.niceness)
      while let job = nextJob() {
        let result = Result { () throws(FileError) in
          try PictureFile(contentsOf: job.path, job.extent, gate: gate)
        }
        let isFirst = monitor.locked {
          running.remove(job)
          outcomes.append(Outcome(job: job, result: result))
          return outcomes.count == 1 && !ends
        }
        if isFirst { wake() }
      }
    }

    /// Waits for a job; nil where the pool has ended.
    private func nextJob() -> Job? {
      monitor.locked {
        monitor.wait(for: began) { ends || !queue.isEmpty }
        guard !ends, let job = queue.popLast() else { return nil }
        running.insert(job)
        return job
      }
    }
  }

  private let state: State
  /// How far the threads stand back behind the one that draws, as `nice` counts.
  private static let niceness: Int32 = 10

  /// Starts threads; `wake` is called on one of them when there is an outcome and was none before.
  init(threads count: Int, wake: @escaping @Sendable () -> Void) {
    state = State(wake: wake)
    // nobody waits for a large picture that is still being decoded when the program ends
    for thread in WorkerThread.start(max(1, count), state.serve) { pthread_detach(thread) }
  }

  deinit {
    state.monitor.locked {
      state.ends = true
      state.queue = []
      state.began.broadcast()
    }
  }

  /// Wants these pictures, the most urgent first, and nothing else; those that are being decoded already count.
  func want(_ jobs: [Job]) {
    state.monitor.locked {
      state.queue = jobs.reversed().filter { !state.running.contains($0) }
      if !state.queue.isEmpty { state.began.broadcast() }
    }
  }

  /// Takes what has been done since the last time.
  func takeOutcomes() -> [Outcome] {
    state.monitor.locked {
      defer { state.outcomes = [] }
      return state.outcomes
    }
  }
}
