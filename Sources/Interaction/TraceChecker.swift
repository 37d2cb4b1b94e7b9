import Gestures
import Motion

/// Finds what cannot be in a trace: times that go backwards, pointers that go down twice or are unknown.
public struct TraceChecker {
  private var last = Instant.zero
  private var down: Set<Int> = []

  /// Starts before the first event.
  public init() {}

  /// Takes the next event; returns what is wrong with it, or nil.
  public mutating func fault(of event: SessionEvent, at time: Instant) -> String? {
    guard time >= last else {
      return
        "t is \(numberText(time.seconds)), earlier than the line before; expected at least \(numberText(last.seconds))"
    }
    last = time
    guard case .input(let input) = event else { return nil }
    switch input {
    case .down(let pointer):
      return down.insert(pointer.id).inserted
        ? nil : "pointer \(pointer.id) is down already; expected another id, or an up or cancel before"
    case .move(let pointer):
      return down.contains(pointer.id) ? nil : unknown(pointer.id)
    case .up(let pointer):
      return down.remove(pointer.id) != nil ? nil : unknown(pointer.id)
    case .cancel(let id):
      return down.remove(id) != nil ? nil : unknown(id)
    default:
      return nil
    }
  }

  private func unknown(_ id: Int) -> String { "pointer \(id) is not down; expected a down before" }
}
