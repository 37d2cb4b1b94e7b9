import CWayland
import Windowing

/// Owns what libdecor puts around one surface.
struct WindowFrame: ~Copyable {
  private let frame: OpaquePointer
  private let connection: Connection

  /// Puts a frame around a surface, which is not on the screen yet; nil where memory runs out.
  init?(
    _ connection: Connection, shell: OpaquePointer, surface: OpaquePointer,
    interface: UnsafeMutablePointer<libdecor_frame_interface>, data: UnsafeMutableRawPointer
  ) {
    guard let frame = libdecor_decorate(shell, surface, interface, data) else { return nil }
    self.frame = frame
    self.connection = connection
  }

  deinit { libdecor_frame_unref(frame) }

  /// Has the window shown as soon as it has a picture.
  func map() { libdecor_frame_map(frame) }

  func setTitle(_ title: String) { libdecor_frame_set_title(frame, title) }

  func setApplicationID(_ name: String) { libdecor_frame_set_app_id(frame, name) }

  /// Sets the least size of the content, in units.
  func setMinimum(_ size: PixelSize) {
    libdecor_frame_set_min_content_size(frame, Int32(size.width), Int32(size.height))
  }

  /// Asks to cover the screen or to leave it; false where libdecor cannot ask yet, and would crash.
  func setFullScreen(_ isFullScreen: Bool) -> Bool {
    guard libdecor_frame_get_xdg_toplevel(frame) != nil else { return false }
    if isFullScreen {
      libdecor_frame_set_fullscreen(frame, nil)
    } else {
      libdecor_frame_unset_fullscreen(frame)
    }
    return true
  }

  /// The size that a configuration asks for, in units; nil where the window may choose.
  func size(in configuration: OpaquePointer) -> PixelSize? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard libdecor_configuration_get_content_size(configuration, frame, &width, &height), width > 0,
      height > 0
    else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Agrees to a configuration, or goes without one, with a size of the content in units that the next picture has.
  func accept(_ configuration: OpaquePointer?, size: PixelSize) {
    guard let state = libdecor_state_new(Int32(size.width), Int32(size.height)) else { return }
    libdecor_frame_commit(frame, state, configuration)
    libdecor_state_free(state)
  }

  /// Whether the window has a size of its own rather than one that the screen or its neighbours dictate.
  var isFloating: Bool { libdecor_frame_is_floating(frame) }
}
