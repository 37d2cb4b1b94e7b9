internal import CCairo
import Geometry

/// A text without line breaks of its own, set in lines.
final class TextParagraph {
  private let layout: ObjectHandle

  init(_ text: String, setting: TextSetting, width: Double?, maxLines: Int?) {
    layout = setting.makeLayout()
    if let width { setWidth(max(0, width)) }
    if let maxLines {
      pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout.pointer, -Int32(clamping: maxLines))
    }
    setText(text)
  }

  /// Replaces the text.
  func setText(_ text: String) {
    pango_layout_set_text(layout.pointer, text, Int32(clamping: text.utf8.count))
  }

  /// Sets the width in which lines are broken and aligned, in points.
  func setWidth(_ width: Double) {
    pango_layout_set_width(layout.pointer, Int32(clamping: Int((width * Double(PANGO_SCALE)).rounded(.up))))
  }

  /// How many lines there are.
  var lineCount: Int { Int(pango_layout_get_line_count(layout.pointer)) }

  /// Whether an ellipsis stands for something left out.
  var isTruncated: Bool { pango_layout_is_ellipsized(layout.pointer) != 0 }

  /// The width of the longest line, in points.
  var width: Double {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout.pointer, nil, &extents)
    return Double(extents.width) / Double(PANGO_SCALE)
  }

  /// Draws every line with the context's source, the first one's baseline at a place.
  func draw(on context: OpaquePointer, at origin: Point, lineHeight: Double) {
    guard let lines = pango_layout_get_iter(layout.pointer) else { return }
    defer { pango_layout_iter_free(lines) }
    var baseline = origin.y
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &extents)
      let x = origin.x + Double(extents.x) / Double(PANGO_SCALE)
      draw(pango_layout_iter_get_line_readonly(lines), on: context, at: Point(x: x, y: baseline))
      baseline += lineHeight
    } while pango_layout_iter_next_line(lines) != 0
  }

  /// Fills the letters' outlines, since Cairo's glyph pictures would be moved to whole pixels.
  private func draw(
    _ line: UnsafeMutablePointer<PangoLayoutLine>?, on context: OpaquePointer, at start: Point
  ) {
    var x = start.x
    var node = line?.pointee.runs
    while let run = node {
      node = run.pointee.next
      guard let data = run.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let font = item.pointee.item.pointee.analysis.font, let glyphs = item.pointee.glyphs else {
        continue
      }
      cairo_new_path(context)
      cairo_move_to(context, x, start.y - Double(item.pointee.y_offset) / Double(PANGO_SCALE))
      if Self.isColored(font) {
        pango_cairo_show_glyph_string(context, font, glyphs)
      } else {
        pango_cairo_glyph_string_path(context, font, glyphs)
        cairo_fill(context)
      }
      x += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
    }
  }

  /// Whether a font's letters are pictures, as of emoji, that have no outline.
  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let face = hb_font_get_face(pango_font_get_hb_font(font))
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
