/// Why no video could be made.
package enum VideoError: Error, Hashable, Sendable {
  /// `ffmpeg` is not on the PATH.
  case notInstalled
  /// `ffmpeg` could not be started, or ended with these words.
  case failed(reason: String)
}

extension VideoError: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  package var description: String {
    switch self {
    case .notInstalled: "ffmpeg is not installed, install it (Debian: ffmpeg), or choose a .webp file"
    case .failed(let reason): "ffmpeg failed: \(reason)"
    }
  }
}
