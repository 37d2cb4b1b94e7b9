import Glibc

/// Starts the threads that work beside the program's own.
package enum WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// As many threads as there are processors.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Starts so many threads that each run `body`; those that the system refuses are missing from the answer.
  package static func start(_ count: Int, _ body: @escaping @Sendable () -> Void) -> [pthread_t] {
    // signals are the business of the threads that the program made
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var threads: [pthread_t] = []
    for _ in 0..<max(0, count) {
      var thread = pthread_t()
      let box = Unmanaged.passRetained(Body(body))
      let status = pthread_create(
        &thread, nil,
        { argument in
          argument.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
          return nil
        }, box.toOpaque())
      guard status == 0 else {
        box.release()
        break
      }
      threads.append(thread)
    }
    return threads
  }
}
