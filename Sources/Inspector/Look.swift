import Drawing

/// The colours, lengths and type of the tools: dark and a little translucent over every page.
enum Look {
  static let surface = Color(hex: 0x1E1E22)
  /// How much of the page shows through what lies over it.
  static let surfaceOpacity = 0.94
  static let text = Color(hex: 0xF4F4F6)
  static let secondary = Color(hex: 0xA6A6AE)
  static let hairline = Color.white.opacity(0.12)
  static let accent = Color(hex: 0x7AA2FF)
  static let warning = Color(hex: 0xFFB340)
  static let recording = Color(hex: 0xFF5A52)

  /// The distance of what floats from the stage's edges, in points.
  static let floatingMargin = 12.0
  static let floatingRadius = 14.0
  static let padding = 16.0

  private static let families = "Inter, Loma, IPAexGothic, sans"
  static let label = TextStyle(size: 13, lineHeight: 18, families: families)
  static let heading = TextStyle(size: 13, lineHeight: 18, weight: .semibold, families: families)
  static let figures = TextStyle(size: 13, lineHeight: 18, hasTabularFigures: true, families: families)
}
