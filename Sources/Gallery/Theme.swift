import Drawing
import Geometry

/// The colours of the gallery, and every measure and type style it is built from.
package struct Theme: Hashable, Sendable {
  /// What pages stand on.
  package var canvas: Color
  /// What cards are made of.
  package var surface: Color
  /// What is read first.
  package var text: Color
  /// What is read second.
  package var secondary: Color
  /// What parts rows.
  package var hairline: Color
  /// What can be pressed.
  package var accent: Color
  /// What is written on the accent.
  package var onAccent: Color
  /// What a hovered accent is mixed with.
  package var accentHover: Color
  /// What a pressed accent is mixed with.
  package var accentPress: Color
  /// What lies over a hovered part of a surface; nearly clear.
  package var hover: Color
  /// What lies over a pressed part of a surface; nearly clear.
  package var press: Color
  /// The circle of a close button, a tone of the surface that lets a little through.
  package var closeCircle: Color

  /// Dark letters on light ground.
  ///
  /// The accent is one step darker than #2F6BFF, on which white letters have a contrast of 4.499 : 1.
  package static let light = Theme(
    canvas: Color(hex: 0xF2F2F7), surface: .white, text: Color(hex: 0x1C1C1E),
    secondary: Color(hex: 0x6B6B70), hairline: Color(hex: 0x000000, alpha: 0x14 / 255.0),
    accent: Color(hex: 0x2E6AFE), onAccent: .white, accentHover: Color(hex: 0x000000, alpha: 0.08),
    accentPress: Color(hex: 0x000000, alpha: 0.2), hover: Color(hex: 0x000000, alpha: 0.03),
    press: Color(hex: 0x000000, alpha: 0.06), closeCircle: Color(hex: 0xE8E8ED, alpha: 0.8))

  /// Light letters on dark ground.
  package static let dark = Theme(
    canvas: Color(hex: 0x101012), surface: Color(hex: 0x1E1E22), text: Color(hex: 0xF4F4F6),
    secondary: Color(hex: 0x9A9AA2), hairline: Color(hex: 0xFFFFFF, alpha: 0x1F / 255.0),
    accent: Color(hex: 0x7AA2FF), onAccent: Color(hex: 0x101012),
    accentHover: Color(hex: 0xFFFFFF, alpha: 0.14), accentPress: Color(hex: 0x000000, alpha: 0.2),
    hover: Color(hex: 0xFFFFFF, alpha: 0.04), press: Color(hex: 0xFFFFFF, alpha: 0.08),
    closeCircle: Color(hex: 0x36363C, alpha: 0.8))
}

extension Theme {
  /// Lengths, in points; all but the smallest are multiples of 4.
  package enum Grid {
    /// The step that lengths are multiples of.
    package static let step = 4.0
    /// The distance of a page's content from its edges.
    package static let margin = 20.0
    /// The height of a row of a list.
    package static let rowHeight = 56.0
    /// The shortest side of what can be pressed.
    package static let minimumTarget = 44.0
    /// The widest column of content, for lines that read well.
    package static let columnWidth = 640.0
    /// The height of a button's shape.
    package static let buttonHeight = 48.0
    /// The corners of cards and large pictures.
    package static let cardRadius = 12.0
    /// The corners of thumbnails in rows.
    package static let thumbnailRadius = 8.0
    /// The side of a thumbnail in a row.
    package static let thumbnail = 40.0
    /// The corners of pictures in a collection.
    package static let pictureRadius = 4.0
    /// The width of a focus ring, and its distance from what it rings.
    package static let focusRing = 2.0
    /// The bar that says a panel can be dragged.
    package static let grabber = Size(width: 36, height: 5)
    /// The distance of that bar from the panel's top.
    package static let grabberTop = 8.0
    /// The opacity of that bar, in the colour of text.
    package static let grabberOpacity = 0.28
    /// The diameter of a close button's circle.
    package static let closeCircle = 30.0
    /// The width of the lines of its cross.
    package static let closeStroke = 1.75
  }

  /// Font families, with those for Thai and Japanese behind the one for all else.
  private static let families = "Inter, Loma, IPAexGothic, sans"

  /// The heading of a page.
  package static let largeTitle = TextStyle(
    size: 34, lineHeight: 41, weight: .bold, tracking: -0.4, families: "Inter Display, " + families)
  /// The heading of a section.
  package static let title = TextStyle(
    size: 22, lineHeight: 28, weight: .semibold, tracking: -0.2, families: "Inter Display, " + families)
  /// What is read at length.
  package static let body = TextStyle(size: 17, lineHeight: 25, families: families)
  /// Rows, buttons, short texts.
  package static let label = TextStyle(size: 15, lineHeight: 20, families: families)
  /// The first line of a row.
  package static let rowTitle = TextStyle(size: 15, lineHeight: 20, weight: .medium, families: families)
  /// What stands on a button.
  package static let button = TextStyle(size: 17, lineHeight: 25, weight: .semibold, families: families)
  /// What explains a picture.
  package static let caption = TextStyle(size: 13, lineHeight: 18, families: families)
  /// Numbers in columns.
  package static let figures = TextStyle(
    size: 13, lineHeight: 18, hasTabularFigures: true, families: families)
  /// The name of a text's language.
  package static let overline = TextStyle(
    size: 13, lineHeight: 18, weight: .semibold, families: families)
}
