import Glibc

/// What the tests have to know of a build that looks for faults of memory or threads.
public enum Sanitizer {
  /// How such a build is told what to do; processes under test are told the same.
  static let variables = ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"]

  /// Whether this build is one, as `tools/test --sanitize` says: it takes many times the memory, at addresses of its
  /// own, and looks at all of it when a process ends.
  public static let isBuiltIn = getenv("SLIPSHEET_SANITIZER") != nil

  /// Whether it looks for races: it then keeps what it notes in a file of its own.
  public static let looksForRaces = getenv("SLIPSHEET_SANITIZER").map { String(cString: $0) } == "thread"

  /// Variables for a process that draws on the GPU: Mesa closes its libraries before the process ends, and what they
  /// have lost by then has no name by which it could be told from other losses.
  public static var withoutLosses: [String: String] {
    guard isBuiltIn else { return [:] }
    let options = getenv("LSAN_OPTIONS").map { String(cString: $0) + ":" } ?? ""
    return ["LSAN_OPTIONS": options + "detect_leaks=0"]
  }

  /// How many times longer something may take than in an ordinary build.
  public static let slowness = isBuiltIn ? 10 : 1
}
