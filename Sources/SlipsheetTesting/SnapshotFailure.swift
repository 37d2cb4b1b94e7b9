/// Why what was shown was not found to be the same as its reference.
public enum SnapshotFailure: Error, Hashable, Sendable {
  /// There is no reference, and the mode forbids to write one.
  case noReference(path: String)
  /// The reference was written just now; a run that records proves nothing.
  case recorded(path: String)
  /// What was shown is something else: what differs, and the file that shows it, beside the reference and the actual one.
  case differs(name: String, summary: String, path: String)
  /// A picture could not be drawn.
  case picture(name: String, reason: String)
  /// A file could not be read or written.
  case file(path: String, reason: String)
}

extension SnapshotFailure: CustomStringConvertible {
  /// What happened, and where to look.
  public var description: String {
    switch self {
    case .noReference(let path): "no reference, \(path), record it with SLIPSHEET_RECORD=missing"
    case .recorded(let path): "reference recorded, \(path), look at it and run the test again"
    case .differs(let name, let summary, let path):
      "\(name) differs from its reference: \(summary), see \(path)"
    case .picture(let name, let reason): "\(name) can't be drawn: \(reason)"
    case .file(let path, let reason): "\(reason), \(path)"
    }
  }
}
