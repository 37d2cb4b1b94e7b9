import Glibc

/// The moment at which a test gives up waiting.
public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// Sets a deadline; a minute is many times what anything here takes on a busy machine.
  public init(in patience: Duration = .seconds(60)) {
    end = .now + patience
  }

  /// Whether it has passed.
  var isOver: Bool { end < .now }

  /// Waits until a descriptor can be read or has ended; false when the deadline comes first.
  func waitForInput(on descriptor: Int32) -> Bool {
    while true {
      let left = max(.zero, end - .now)
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let answer = poll(&request, 1, Int32(clamping: milliseconds + 1))
      if answer > 0 { return true }
      if answer == 0 { return false }
      if errno != EINTR { return false }
    }
  }
}
