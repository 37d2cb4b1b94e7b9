import Drawing
import Geometry

/// Something on a page that can be pressed.
@MainActor
public struct Control {
  /// How a control looks at the moment.
  public struct State: Hashable, Sendable {
    /// Whether a pointer is over it.
    public var isHovered = false
    /// Whether a pointer holds it down.
    public var isPressed = false
    /// Whether the keyboard speaks to it.
    public var isFocused = false
    /// Whether its picture is on a panel now, and must not be seen twice.
    public var isPictureAway = false

    /// Makes the state of a control that nobody touches.
    public init() {}
  }

  /// Tells it apart on its page, and names it in traces: `close`, `open`.
  public var name: String
  /// What it does, for people who do not see it.
  public var label: String
  /// Whether it stays where it is while the page scrolls.
  public var isFixed: Bool
  /// Where it answers to presses, in the page's points; at least 44 x 44.
  public var frame: Rect
  /// Draws it within its frame, in the page's points.
  public var draw: (Canvas, State) -> Void
  /// Runs after a press and release inside the frame, or Enter and Space while focused.
  public var action: () -> Void

  /// Describes a control.
  public init(
    name: String, label: String, frame: Rect, isFixed: Bool = false, action: @escaping () -> Void = {},
    draw: @escaping (Canvas, State) -> Void
  ) {
    self.name = name
    self.label = label
    self.frame = frame
    self.isFixed = isFixed
    self.action = action
    self.draw = draw
  }
}
