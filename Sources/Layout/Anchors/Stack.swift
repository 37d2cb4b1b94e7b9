import Geometry

/// Items in a row or a column, one after the other, inside a container.
public struct Stack: Sendable {
  /// How the items share the length of the container.
  public enum Distribution: Sendable {
    /// They begin at its beginning; nothing asks them to reach its end.
    case packed
    /// They fill it; what nothing else decides gives way.
    case fill
    /// They fill it, all of the same length.
    case fillEqually
    /// They keep their lengths and fill it with equal gaps, of at least the spacing.
    case equalSpacing
  }

  /// How the items lie across the stack.
  public enum Alignment: Sendable {
    /// They fill the container.
    case fill
    /// At its upper edge, or the edge where lines begin.
    case leading
    case center
    /// At its lower edge, or the edge where lines end.
    case trailing
    /// On one line of text; in a column the same as `leading`.
    case firstBaseline
  }

  /// The direction in which the items follow each other; a row follows the direction of the text.
  public var axis: Axis
  /// The gap between neighbours, in points.
  public var spacing: Double
  /// How the items share the length.
  public var distribution: Distribution
  /// How the items lie across.
  public var alignment: Alignment

  /// Describes a stack; the spacing is in points.
  public init(
    _ axis: Axis, spacing: Double = 0, distribution: Distribution = .fill, alignment: Alignment = .fill
  ) {
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
  }
}
