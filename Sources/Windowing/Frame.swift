import Drawing
import Motion

/// A picture that a window asks for.
public struct Frame: Sendable {
  /// Where to draw.
  public let buffer: PixelBuffer
  /// Pixels a point.
  public let scale: Double
  /// How many frames ago the buffer's content was shown; nil where it holds nothing of use.
  public let age: Int?
  /// The moment for which to draw, on the monotonic clock.
  public let time: Instant

  /// Describes a picture to draw.
  public init(buffer: PixelBuffer, scale: Double, age: Int?, time: Instant) {
    self.buffer = buffer
    self.scale = scale
    self.age = age
    self.time = time
  }
}
