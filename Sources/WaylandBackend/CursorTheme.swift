import CWayland

/// Owns the pictures of a cursor theme at one size.
struct CursorTheme: ~Copyable {
  private let theme: OpaquePointer
  private let connection: Connection

  /// Loads the theme of the environment; nil where there is none.
  init?(_ connection: Connection, shm: OpaquePointer, name: String?, pixels: Int) {
    guard let theme = wl_cursor_theme_load(name, Int32(pixels), shm) else { return nil }
    self.theme = theme
    self.connection = connection
  }

  deinit { wl_cursor_theme_destroy(theme) }

  /// The arrow's first picture, which lives as long as the theme.
  var arrow: UnsafeMutablePointer<wl_cursor_image>? {
    for name in ["default", "left_ptr"] {
      if let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0 {
        return cursor.pointee.images[0]
      }
    }
    return nil
  }
}
