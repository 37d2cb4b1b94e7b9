import Drawing

/// The colours, lengths and type of the tools: dark and a little translucent over every page.
enum Look {
  static let surface = Color(hex: 0x1E1E22)
  /// How much of the page shows through what lies over it.
  static let surfaceOpacity = 0.97
  static let text = Color(hex: 0xF4F4F6)
  static let secondary = Color(hex: 0xA6A6AE)
  static let hairline = Color.white.opacity(0.12)
  static let accent = Color(hex: 0x7AA2FF)
  static let warning = Color(hex: 0xFFB340)
  static let recording = Color(hex: 0xFF5A52)

  static let ground = Color(hex: 0x101012)
  static let track = Color.white.opacity(0.18)
  static let plotGround = Color.white.opacity(0.05)
  static let good = Color(hex: 0x5BD08A)
  static let second = Color(hex: 0xC58CFF)

  /// The inspector's width beside a stage, and the least that is left to the stage then, in points.
  static let panelWidth = 340.0
  static let leastStageWidth = 220.0
  /// The inspector's part of a window that is too narrow for both, from the lower edge.
  static let overlayShare = 0.46
  static let headerHeight = 48.0
  static let focusRing = 2.0

  /// The distance of what floats from the stage's edges, in points.
  static let floatingMargin = 12.0
  static let floatingRadius = 14.0
  static let padding = 16.0

  private static let families = "Inter, Loma, IPAexGothic, sans"
  static let label = TextStyle(size: 13, lineHeight: 18, families: families)
  static let heading = TextStyle(size: 13, lineHeight: 18, weight: .semibold, families: families)
  static let figures = TextStyle(size: 13, lineHeight: 18, hasTabularFigures: true, families: families)
  static let value = TextStyle(
    size: 13, lineHeight: 18, alignment: .trailing, hasTabularFigures: true, families: families)
  static let section = TextStyle(size: 15, lineHeight: 20, weight: .semibold, families: families)
  /// What stands at axes.
  static let caption = TextStyle(size: 11, lineHeight: 14, hasTabularFigures: true, families: families)
  static let trailingCaption = TextStyle(
    size: 11, lineHeight: 14, alignment: .trailing, hasTabularFigures: true, families: families)
}
