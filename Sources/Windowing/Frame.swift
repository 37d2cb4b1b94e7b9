import Drawing
import GLESRenderer
import Motion

/// A picture that a window asks for.
public struct Frame {
  /// Where to draw; of no size where a GPU draws.
  public let buffer: PixelBuffer
  /// What draws in place of the processor; nil where the buffer is to be filled.
  package let gpu: GLWindow?
  /// Pixels a point.
  public let scale: Double
  /// How many frames ago the buffer's content was shown; nil where it holds nothing of use.
  public let age: Int?
  /// The moment for which to draw, on the monotonic clock.
  public let time: Instant

  /// Describes a picture to draw.
  public init(buffer: PixelBuffer, scale: Double, age: Int?, time: Instant) {
    self.buffer = buffer
    gpu = nil
    self.scale = scale
    self.age = age
    self.time = time
  }

  /// Describes a picture that a GPU draws.
  package init(on gpu: GLWindow, scale: Double, age: Int?, time: Instant) {
    buffer = .none
    self.gpu = gpu
    self.scale = scale
    self.age = age
    self.time = time
  }
}
