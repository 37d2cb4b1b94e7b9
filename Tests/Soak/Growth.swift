import TestSupport

/// Whether memory stays flat while the same is done over and over.
@MainActor
enum Growth {
  /// What may be added after the warm-up, in bytes.
  static let limit = 2 << 20

  /// Does something so many times, and before that at least `warmUp` times, uncounted; prints the growth, returns the
  /// exit status.
  static func check(_ what: String, count: Int, warmUp least: Int, _ once: (Int) throws -> Void) rethrows
    -> Int32
  {
    // the allocator needs some rounds, fewer or more by how the threads fall, to have all the room it keeps
    let warmUp = max(least, count / 10)
    for index in 0..<warmUp { try once(index) }
    let before = ResidentMemory.bytes() ?? 0
    var most = before
    for index in 0..<count {
      try once(index)
      if index % 50 == 0 || index == count - 1 { most = max(most, ResidentMemory.bytes() ?? 0) }
    }
    let after = ResidentMemory.bytes() ?? 0
    Console.tell(
      "\(what): \(count), memory \(before >> 10) KiB, then \(after >> 10) KiB, at most \(most >> 10) KiB")
    return after - before <= limit ? 0 : 1
  }
}
