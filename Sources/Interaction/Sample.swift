import Geometry
import Motion

/// Everything that is shown of a panel at one moment.
public struct Sample: Hashable, Sendable {
  /// The moment.
  public var time: Instant
  /// What the panel is doing.
  public var phase: Phase
  /// The panel's middle less its middle at rest, in points.
  public var translation: Vector
  /// The drag's scale.
  public var scale: Double
  /// The picture's zoom.
  public var zoom: Double
  /// In points, before `scale`.
  public var cornerRadius: Double
  /// Of the panel, or of panel and backdrop where they fade as one, in 0...1.
  public var opacity: Double
  /// As it is seen, in 0...1.
  public var backdrop: Double
  /// The scale of the screen behind.
  public var presenterScale: Double
  /// The opacity of the panel's controls, in 0...1.
  public var controls: Double
  /// How far the screen behind is blurred, in points.
  public var backdropBlur = 0.0
  /// The panel on screen after all transforms, in window space.
  public var frame: Rect
  /// Of `translation`, in points per second.
  public var velocity: Vector
  /// Which picture is seen, between two of them while it is paged, from 0 on; nil where there is one alone.
  public var page: Double?
}
