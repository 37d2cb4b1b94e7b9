/// Why a picture was not found to be the same as its reference.
public enum PictureFailure: Error, Hashable, Sendable {
  /// There is no reference, and the mode forbids to write one.
  case noReference(path: String)
  /// The reference was written just now; a run that records proves nothing.
  case recorded(path: String)
  /// The picture is another one; the folder holds the reference, the picture and the difference.
  case differs(name: String, summary: String, folder: String)
  /// A file could not be read or written.
  case file(path: String, reason: String)
}

extension PictureFailure: CustomStringConvertible {
  /// What happened, and where to look.
  public var description: String {
    switch self {
    case .noReference(let path): "no reference picture, \(path), record it with SLIPSHEET_RECORD=missing"
    case .recorded(let path): "reference picture recorded, \(path), look at it and run the test again"
    case .differs(let name, let summary, let folder):
      "\(name) differs from its reference: \(summary), see \(folder)"
    case .file(let path, let reason): "\(reason), \(path)"
    }
  }
}
