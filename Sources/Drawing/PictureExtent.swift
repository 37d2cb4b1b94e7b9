/// How large a picture is decoded; never larger than its file has it, unless it is made of lines.
public enum PictureExtent: Hashable, Sendable {
  /// With its longer side at most so many pixels.
  case fitting(Int)
  /// With its shorter side so many pixels, to cover a square of that side; a very long one is smaller.
  case covering(Int)

  /// The longest picture that covers something is so many times as long as high.
  private static let longestProportion = 8.0

  /// By how much a picture of a size in pixels is reduced, or enlarged where that costs nothing of its quality.
  func factor(width: Int, height: Int, isScalable: Bool) -> Double {
    let longest = Double(max(1, max(width, height)))
    let shortest = Double(max(1, min(width, height)))
    let bound = Double(Bitmap.longestSide)
    let factor =
      switch self {
      case .fitting(let side): max(1, min(Double(side), bound)) / longest
      case .covering(let side):
        min(
          Double(max(1, side)) / shortest,
          min(Double(max(1, side)) * Self.longestProportion, bound) / longest)
      }
    return isScalable ? factor : min(1, factor)
  }
}
