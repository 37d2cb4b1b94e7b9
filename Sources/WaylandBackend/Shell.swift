import CWayland
import Windowing

/// Owns libdecor's context, which gives windows their place among others and a title bar.
struct Shell: ~Copyable {
  let context: OpaquePointer
  private let connection: Connection
  /// What libdecor complained of while it began: as a rule that it found nothing to draw title bars with.
  let complaint: String?

  /// Makes a context; nil where memory runs out.
  @MainActor
  init?(_ connection: Connection) {
    let (made, text) = StandardError.capture { libdecor_new(connection.display, Self.interface) }
    guard let made else { return nil }
    context = made
    self.connection = connection
    complaint = text.isEmpty ? nil : text
  }

  deinit { libdecor_unref(context) }

  @MainActor private static let interface: UnsafeMutablePointer<libdecor_interface> = {
    var table = libdecor_interface()
    // A compositor without xdg_wm_base is refused earlier; anything else ends the connection anyway.
    table.error = { _, _, _ in }
    return permanent(table)
  }()
}
