/// Why a style could not be had: which file, where in it, and what would be right.
public struct StyleError: Error, Hashable, Sendable {
  /// The file or name.
  public let path: String
  /// The key's path or the line, or nil where the whole file is meant.
  public let place: String?
  /// What is wrong, and what would be right.
  public let reason: String
  /// The line of the file, counted from 1, where one is meant.
  public internal(set) var line: Int?
}

extension StyleError: CustomStringConvertible {
  /// The file, the place and the reason in one line.
  public var description: String {
    if let place { "\(path): \(place): \(reason)" } else { "\(path): \(reason)" }
  }
}
