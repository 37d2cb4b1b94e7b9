import CGLib
import Glibc

/// What the libraries beneath have to say to their developers, which is no business of who runs the program.
enum LibraryMessages {
  /// Keeps it off standard error, where errors of the program's own have one line each.
  ///
  /// Shown are what ends the process and, with GLib's own variable `G_MESSAGES_DEBUG`, everything.
  static func silence() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        guard level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 || getenv("G_MESSAGES_DEBUG") != nil else {
          return G_LOG_WRITER_HANDLED
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }
}
