/// How a text is set; its colour comes when it is drawn.
public struct TextStyle: Hashable, Sendable {
  /// How heavy the letters are.
  public enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// Where lines stand in the width they are given; leading is left, or right in scripts written that way.
  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Font families in order of preference, separated by commas; scripts they lack come from whatever is installed.
  public var families: String
  /// The size of the font, in points.
  public var size: Double
  /// The distance from one line to the next, in points.
  public var lineHeight: Double
  /// How heavy the letters are.
  public var weight: Weight
  /// Where lines stand in their width.
  public var alignment: Alignment
  /// Whether all figures are equally wide, so that columns of numbers line up.
  public var hasTabularFigures: Bool
  /// What is added between two letters, in points.
  public var tracking: Double

  /// Describes a style; sizes are in points.
  public init(
    size: Double, lineHeight: Double, weight: Weight = .regular, alignment: Alignment = .leading,
    hasTabularFigures: Bool = false, tracking: Double = 0, families: String = "Inter, sans"
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.alignment = alignment
    self.hasTabularFigures = hasTabularFigures
    self.tracking = tracking
    self.families = families
  }
}
