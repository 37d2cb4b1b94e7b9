import Geometry
import Windowing

/// What a `WaylandWindow` begins with.
public struct WaylandWindowOptions {
  /// The title, in any script.
  public var title: String
  /// The name by which the desktop knows the program: that of its `.desktop` file, which also names the icon.
  public var applicationID: String
  /// The size of the content, in points.
  public var size: Size
  /// The least size that a user can give it, in points.
  public var minimumSize: Size
  /// Pixels a point, in place of the display's own.
  public var scale: Double?
  /// Whether a GPU draws the frames.
  public var gpu: GPUChoice
  /// The token of whoever started the program, with which the window may come to the front.
  public var activationToken: String?

  /// Makes options from their parts.
  public init(
    title: String, applicationID: String = "slipsheet", size: Size,
    minimumSize: Size = Size(width: 1, height: 1), scale: Double? = nil, gpu: GPUChoice = .never,
    activationToken: String? = nil
  ) {
    self.title = title
    self.applicationID = applicationID
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.gpu = gpu
    self.activationToken = activationToken
  }
}
