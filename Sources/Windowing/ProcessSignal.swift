import Glibc

/// A signal that a program ends in order on.
public enum ProcessSignal: Sendable {
  /// SIGINT, as Control-C sends it.
  case interrupt
  /// SIGTERM, as `kill` and a session's end send it.
  case terminate
  /// SIGHUP, as a closing terminal sends it.
  case hangUp

  /// The system's number of the signal.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }
}
