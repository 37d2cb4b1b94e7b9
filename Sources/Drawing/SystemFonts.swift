internal import CCairo

/// The fonts that text can be set in.
public enum SystemFonts {
  /// The names of all families, sorted.
  ///
  /// The first call reads the system's font catalogue, which takes some milliseconds.
  public static var families: [String] {
    guard let map = pango_cairo_font_map_get_default() else { return [] }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }.filter { !aliases.contains($0.lowercased()) }.sorted()
  }

  /// The names under which Pango lists the system's choice, even where there is no font at all.
  private static let aliases: Set<String> = ["sans", "serif", "monospace", "system-ui"]
}
