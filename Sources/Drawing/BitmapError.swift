/// Why no bitmap of a size could be made.
public enum BitmapError: Error, Hashable, Sendable {
  /// A side is below 1 or above `Bitmap.longestSide` pixels.
  case invalidSize(width: Int, height: Int)
  /// The system has no memory of so many bytes.
  case outOfMemory(bytes: Int)
}

extension BitmapError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "a picture of \(width) x \(height) pixels; each side must be 1 to \(Bitmap.longestSide)"
    case .outOfMemory(let bytes):
      "no memory for a picture of \(bytes) bytes"
    }
  }
}
