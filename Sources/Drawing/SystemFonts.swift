internal import CCairo

/// The fonts that text can be set in.
public enum SystemFonts {
  /// Begins to read the system's font catalogue beside the program, so that it is there when text is set.
  public static func prepare() {
    pango_cairo_font_map_get_default()
  }

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

  /// Sets all text that is laid out from now on in the fonts of some folders, by no one's settings.
  ///
  /// It holds for the calling thread, and for others that have set no text yet. Throws where a folder holds no font.
  package static func use(only folders: [String]) throws(FileError) {
    guard let config = FcConfigCreate() else { throw FileError(path: "", reason: "no memory for fonts") }
    defer { FcConfigDestroy(config) }
    let setting = """
      <fontconfig>
      \(folders.map { "<dir>\(escaped($0))</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      </fontconfig>
      """
    guard FcConfigParseAndLoadFromMemory(config, setting, FcFalse) != 0, FcConfigBuildFonts(config) != 0
    else {
      throw FileError(path: folders.joined(separator: ", "), reason: "no name of a folder")
    }
    for folder in folders where !fonts(of: config).contains(where: { $0.hasPrefix(folder) }) {
      throw FileError(path: folder, reason: "holds no font")
    }
    FcConfigSetCurrent(config)
    pango_cairo_font_map_set_default(nil)
  }

  /// The files that a configuration has fonts in.
  private static func fonts(of config: OpaquePointer) -> [String] {
    guard let set = FcConfigGetFonts(config, FcSetSystem) else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(set.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch else {
        return nil
      }
      return file.map { String(cString: $0) }
    }
  }

  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, letter in
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(letter)
      }
    }
  }

  /// The names under which Pango lists the system's choice, even where there is no font at all.
  private static let aliases: Set<String> = ["sans", "serif", "monospace", "system-ui"]
}
