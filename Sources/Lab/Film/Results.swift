import Synchronization

/// What several threads bring, each under a number.
final class Results<Value: Sendable>: Sendable {
  private let values = Mutex<[Int: Value]>([:])

  /// Keeps a value.
  func put(_ value: Value, at index: Int) { values.withLock { $0[index] = value } }

  /// The values in the order of their numbers.
  var inOrder: [Value] { values.withLock { $0.sorted { $0.key < $1.key }.map(\.value) } }

  /// The value with the least number.
  var first: Value? { values.withLock { $0.min { $0.key < $1.key }?.value } }
}
