internal import CCairo
internal import CPixbuf

/// The versions of the libraries that pictures are drawn with, as a bug report needs them.
public enum LibraryVersions {
  /// Cairo, as it runs.
  public static var cairo: String { String(cString: cairo_version_string()) }

  /// Pango, as it runs.
  public static var pango: String { String(cString: pango_version_string()) }

  /// HarfBuzz, as it runs.
  public static var harfbuzz: String { String(cString: hb_version_string()) }

  /// GDK-PixBuf, as it was built with.
  public static var pixbuf: String {
    "\(GDK_PIXBUF_MAJOR).\(GDK_PIXBUF_MINOR).\(GDK_PIXBUF_MICRO)"
  }
}
