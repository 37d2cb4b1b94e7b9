import Glibc

/// Times pieces of work.
enum Stopwatch {
  /// The monotonic clock, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds that a piece of work takes.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// The median of some runs of a piece of work, in seconds a run.
  static func median(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<max(1, runs) { times.append(try time(work)) }
    return times.sorted()[times.count / 2]
  }
}
