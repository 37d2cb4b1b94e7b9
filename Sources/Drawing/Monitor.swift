import Glibc

/// A lock, and conditions that threads wait for while they hold it.
package final class Monitor: @unchecked Sendable {
  /// Something that threads wait for; who brings it about holds the lock and tells them.
  package final class Condition: @unchecked Sendable {
    fileprivate let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init() {
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      condition.deallocate()
    }

    /// Wakes one of those who wait.
    package func signal() { pthread_cond_signal(condition) }

    /// Wakes all who wait.
    package func broadcast() { pthread_cond_broadcast(condition) }
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits for the lock and takes it.
  package func lock() { pthread_mutex_lock(mutex) }

  /// Gives the lock back.
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Does something while the lock is held.
  package func locked<Value>(_ body: () -> Value) -> Value {
    lock()
    defer { unlock() }
    return body()
  }

  /// Waits until `holds` is so; the lock is held before and after, and given back meanwhile.
  package func wait(for condition: Condition, until holds: () -> Bool) {
    while !holds() { pthread_cond_wait(condition.condition, mutex) }
  }
}
