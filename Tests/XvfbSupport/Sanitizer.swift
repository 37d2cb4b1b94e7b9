import Glibc

/// What the tests have to know of a build that looks for faults of memory or threads.
public enum Sanitizer {
  /// How such a build is told what to do; processes under test are told the same.
  static let variables = ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"]

  /// Whether this build is one, as `tools/test --sanitize` says: it takes many times the memory, at addresses of its
  /// own, and looks at all of it when a process ends.
  public static let isBuiltIn = getenv("SLIPSHEET_SANITIZER") != nil

  /// How many times longer something may take than in an ordinary build.
  public static let slowness = isBuiltIn ? 10 : 1
}
