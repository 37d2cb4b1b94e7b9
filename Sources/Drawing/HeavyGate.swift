/// Lets one large picture at a time be decoded, since each takes hundreds of megabytes meanwhile.
public final class HeavyGate: Sendable {
  private let monitor = Monitor()

  /// Makes an open gate; several threads share it.
  public init() {}

  func enter() { monitor.lock() }

  func leave() { monitor.unlock() }
}
