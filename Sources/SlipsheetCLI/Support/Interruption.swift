import Glibc

/// SIGINT and SIGTERM while files are written, of which none may stay half written.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Holds the signals back from here on, in this thread and in all that it starts.
  static func hold() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Ends the program where a signal that is held back asks for it.
  static func check() throws {
    var pending = sigset_t()
    sigpending(&pending)
    if let signal = signals.first(where: { sigismember(&pending, $0) == 1 }) {
      throw Failure.signalled(signal)
    }
  }
}
