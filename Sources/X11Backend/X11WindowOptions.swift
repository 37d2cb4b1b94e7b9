import Drawing
import Geometry
import Windowing

/// What an `X11Window` begins with.
public struct X11WindowOptions {
  /// The title, in any script.
  public var title: String
  /// The name by which style rules know the program.
  public var instanceName: String
  /// The class by which window managers group its windows.
  public var className: String
  /// The size of the content, in points.
  public var size: Size
  /// The least size that a user can give it, in points.
  public var minimumSize: Size
  /// Pixels a point, in place of the display's own.
  public var scale: Double?
  /// Whether a GPU draws.
  public var gpu: GPUChoice
  /// The program's icon in any number of sizes; read while the window is made.
  public var icons: [PixelBuffer]

  /// Makes options from their parts.
  public init(
    title: String, instanceName: String = "slipsheet", className: String = "Slipsheet", size: Size,
    minimumSize: Size = Size(width: 1, height: 1), scale: Double? = nil, gpu: GPUChoice = .never,
    icons: [PixelBuffer] = []
  ) {
    self.title = title
    self.instanceName = instanceName
    self.className = className
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.gpu = gpu
    self.icons = icons
  }
}
