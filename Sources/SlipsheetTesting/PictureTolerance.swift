/// How far a picture may be from its reference.
public struct PictureTolerance: Hashable, Sendable {
  /// The largest difference of a channel that any pixel may have, in 0...1.
  public var worst: Double
  /// The largest mean over all pixels, in 0...1.
  public var mean: Double
  /// The largest part of the pixels that may differ at all, in 0...1.
  public var share: Double

  /// Sets the limits, each in 0...1.
  public init(worst: Double = 1, mean: Double = 1, share: Double = 1) {
    self.worst = worst
    self.mean = mean
    self.share = share
  }

  /// Not one pixel may differ.
  public static let exact = PictureTolerance(worst: 0, mean: 0, share: 0)

  /// What an eye takes for the same: edges may be softened otherwise, areas may be a step of 255 off.
  public static let perceptual = PictureTolerance(worst: 0.25, mean: 0.004)

  /// Whether a difference keeps within the limits.
  public func allows(_ difference: PictureDifference) -> Bool {
    difference.worst <= worst && difference.mean <= mean && difference.share <= share
  }
}
