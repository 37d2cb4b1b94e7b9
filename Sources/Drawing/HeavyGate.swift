import Glibc

/// Lets one large picture at a time be decoded, since each takes hundreds of megabytes meanwhile.
public final class HeavyGate: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Makes an open gate; several threads share it.
  public init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func enter() { pthread_mutex_lock(mutex) }

  func leave() { pthread_mutex_unlock(mutex) }
}
