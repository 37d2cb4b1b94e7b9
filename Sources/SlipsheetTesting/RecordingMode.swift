import Glibc

/// Which references a comparison writes anew.
public enum RecordingMode: String, CaseIterable, Sendable {
  /// Every one.
  case all
  /// Those that are missing, and those that the picture doesn't match.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never

  /// Reads the mode from the environment: `SLIPSHEET_RECORD`, else `never` where `CI` is `true`, else `missing`.
  public static var ofEnvironment: RecordingMode {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return RecordingMode(record: value("SLIPSHEET_RECORD"), ci: value("CI"))
  }

  /// Chooses the mode from the values of `SLIPSHEET_RECORD` and `CI`.
  public init(record: String?, ci: String?) {
    self = record.flatMap(RecordingMode.init(rawValue:)) ?? (ci == "true" ? .never : .missing)
  }
}
