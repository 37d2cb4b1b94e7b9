import Interaction

/// Takes events out of a trace for as long as something about it stays wrong.
enum Shrinking {
  /// The shortest trace found, and what is wrong with it.
  static func shrink(_ trace: Trace, fault: String, _ findFault: (Trace) -> String?) -> (Trace, String) {
    var best = (trace, fault)
    var size = max(1, trace.entries.count / 2)
    while true {
      var isShorter = false
      var start = 0
      while start < best.0.entries.count {
        var shorter = best.0
        shorter.entries.removeSubrange(start..<min(start + size, shorter.entries.count))
        if isValid(shorter), let fault = findFault(shorter) {
          best = (shorter, fault)
          isShorter = true
        } else {
          start += size
        }
      }
      for index in best.0.entries.indices.reversed() {
        guard let shorter = withoutPress(at: index, of: best.0), let fault = findFault(shorter) else {
          continue
        }
        best = (shorter, fault)
        isShorter = true
      }
      if size == 1, !isShorter { return best }
      size = max(1, size / 2)
    }
  }

  /// The trace without a press and everything that its pointer does.
  private static func withoutPress(at index: Int, of trace: Trace) -> Trace? {
    guard index < trace.entries.count, case .input(.down(let down)) = trace.entries[index].event else {
      return nil
    }
    var shorter = trace
    shorter.entries.remove(at: index)
    var next = index
    while next < shorter.entries.count {
      let event = shorter.entries[next].event
      if case .input(.down(let other)) = event, other.id == down.id { break }
      if pointer(of: event) == down.id { shorter.entries.remove(at: next) } else { next += 1 }
    }
    return shorter
  }

  private static func pointer(of event: SessionEvent) -> Int? {
    guard case .input(let input) = event else { return nil }
    return switch input {
    case .down(let pointer): pointer.id
    case .move(let pointer), .up(let pointer): pointer.id
    case .cancel(let id): id
    default: nil
    }
  }

  private static func isValid(_ trace: Trace) -> Bool {
    var checker = TraceChecker()
    var down: Set<Int> = []
    for entry in trace.entries {
      if checker.fault(of: entry.event, at: entry.time) != nil { return false }
      switch entry.event {
      case .input(.down(let pointer)): down.insert(pointer.id)
      case .input(.up(let pointer)): down.remove(pointer.id)
      case .input(.cancel(let id)): down.remove(id)
      default: break
      }
    }
    return down.isEmpty
  }
}
