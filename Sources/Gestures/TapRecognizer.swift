import Geometry
import Motion

/// Counts taps: presses that are lifted soon and near where they began, one after another.
public struct TapRecognizer: Hashable, Sendable {
  /// A press that is held longer is no tap.
  public static let longestPress = Span.milliseconds(500)
  /// A tap that comes later after the one before is a first one again.
  public static let longestPause = Span.milliseconds(300)
  /// How far from the tap before a tap of the same series may be, in points.
  public static let reach = 40.0

  private var press: Touch?
  private var last: Touch?
  /// How many taps the series has.
  public private(set) var count = 0

  private struct Touch: Hashable {
    var position: Point
    var time: Instant
  }

  /// Starts without taps.
  public init() {}

  /// Takes a press.
  public mutating func down(at position: Point, time: Instant) {
    press = Touch(position: position, time: time)
  }

  /// Takes a movement; one that strays makes the press no tap.
  public mutating func move(to position: Point) {
    if let press, (position - press.position).length > PanRecognizer.tapAllowance { cancel() }
  }

  /// Gives the press up: it has become something else.
  public mutating func cancel() {
    press = nil
    last = nil
    count = 0
  }

  /// Takes the release and returns how many taps in a row it makes: 1, 2 for a double tap, or 0 for none.
  public mutating func up(at position: Point, time: Instant) -> Int {
    move(to: position)
    guard let press, time - press.time <= Self.longestPress else {
      cancel()
      return 0
    }
    if let last, press.time - last.time <= Self.longestPause, (position - last.position).length <= Self.reach
    {
      count += 1
    } else {
      count = 1
    }
    last = Touch(position: position, time: time)
    self.press = nil
    return count
  }
}
