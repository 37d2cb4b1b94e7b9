internal import CCairo

/// A style as Pango takes it: the font, its measures, and the options that make it the same everywhere.
final class TextSetting {
  let context: ObjectHandle
  let alignment: TextStyle.Alignment
  /// How far the font reaches above and below its baseline, in points.
  let ascent: Double
  let descent: Double

  private let attributes: AttributeList

  init(style: TextStyle) {
    alignment = style.alignment
    context = ObjectHandle(adopting: pango_font_map_create_context(pango_cairo_font_map_get_default()))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context.pointer, 0)

    let font = pango_font_description_new()
    pango_font_description_set_family(font, style.families)
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(style.weight.rawValue)))
    pango_context_set_font_description(context.pointer, font)
    (ascent, descent) = Self.extents(of: font, in: context.pointer, size: style.size)
    pango_font_description_free(font)
    attributes = AttributeList(style: style)
  }

  /// Makes a layout that follows the style.
  func makeLayout() -> ObjectHandle {
    let layout = ObjectHandle(adopting: pango_layout_new(context.pointer))
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    pango_layout_set_attributes(layout.pointer, attributes.pointer)
    switch alignment {
    case .leading: pango_layout_set_alignment(layout.pointer, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout.pointer, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(layout.pointer, PANGO_ALIGN_RIGHT)
    }
    return layout
  }

  private static func extents(
    of description: OpaquePointer?, in context: OpaquePointer, size: Double
  ) -> (ascent: Double, descent: Double) {
    guard let font = pango_context_load_font(context, description) else { return (size * 0.9, size * 0.25) }
    defer { g_object_unref(font) }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(pango_font_get_hb_font(font), &extents)
    let unit = Double(PANGO_SCALE)
    return (Double(extents.ascender) / unit, -Double(extents.descender) / unit)
  }
}

/// Owns what a style sets beyond the font.
private struct AttributeList: ~Copyable {
  let pointer: OpaquePointer

  init(style: TextStyle) {
    pointer = pango_attr_list_new()
    if style.hasTabularFigures { pango_attr_list_insert(pointer, pango_attr_font_features_new("tnum=1")) }
    if style.tracking != 0 {
      let tracking = Int32((style.tracking * Double(PANGO_SCALE)).rounded())
      pango_attr_list_insert(pointer, pango_attr_letter_spacing_new(tracking))
    }
  }

  deinit {
    pango_attr_list_unref(pointer)
  }
}
