import Foundation
import Testing

@testable import Gallery

/// Rings when threads have decoded pictures, and waits for it as the main loop does.
final class Bell: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func ring() { semaphore.signal() }

  /// Takes what the threads have done until a condition holds.
  @MainActor
  func collect(in library: PictureLibrary, until isDone: () -> Bool) throws {
    while !isDone() {
      try #require(semaphore.wait(timeout: .now() + 20) == .success)
      library.collect()
    }
  }
}
