/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The file, as it was named.
  public var path: String
  /// What went wrong, in the system's words or ours.
  public var reason: String

  /// Names a file and what went wrong with it.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// What went wrong, and where.
  public var description: String { "\(reason), \(path)" }
}
