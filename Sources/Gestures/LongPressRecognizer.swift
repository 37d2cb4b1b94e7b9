import Geometry
import Motion

/// Tells a press that is held still from one that is lifted or moved.
public struct LongPressRecognizer: Hashable, Sendable {
  /// How long a press is held before it counts.
  public static let duration = Span.milliseconds(500)

  private var press: Point?
  /// When the press counts if it is still held then; nil where there is none to wait for.
  public private(set) var deadline: Instant?

  /// Starts without a press.
  public init() {}

  /// Takes a press.
  public mutating func down(at position: Point, time: Instant) {
    press = position
    deadline = time + Self.duration
  }

  /// Takes a movement; one that strays ends the wait.
  public mutating func move(to position: Point) {
    if let press, (position - press).length > PanRecognizer.tapAllowance { cancel() }
  }

  /// Takes the release, or gives the press up.
  public mutating func cancel() {
    press = nil
    deadline = nil
  }

  /// Moves time on; returns where the press has been held long enough, once.
  public mutating func advance(to time: Instant) -> Point? {
    guard let press, let deadline, time >= deadline else { return nil }
    cancel()
    return press
  }
}
