import CWaylandServer
import WaylandBackend

/// Windows and their title bars (wayland-protocols: xdg-shell, xdg-decoration).
@MainActor
enum ShellProtocol {
  static let base = ProtocolInterface(
    "xdg_wm_base", version: 2,
    requests: [("destroy", ""), ("create_positioner", "n"), ("get_xdg_surface", "no"), ("pong", "u")],
    events: [("ping", "u")])
  static let surface = ProtocolInterface(
    "xdg_surface", version: 2,
    requests: [
      ("destroy", ""), ("get_toplevel", "n"), ("get_popup", "n?oo"), ("set_window_geometry", "iiii"),
      ("ack_configure", "u"),
    ], events: [("configure", "u")])
  static let toplevel = ProtocolInterface(
    "xdg_toplevel", version: 2,
    requests: [
      ("destroy", ""), ("set_parent", "?o"), ("set_title", "s"), ("set_app_id", "s"),
      ("show_window_menu", "ouii"), ("move", "ou"), ("resize", "ouu"), ("set_max_size", "ii"),
      ("set_min_size", "ii"), ("set_maximized", ""), ("unset_maximized", ""), ("set_fullscreen", "?o"),
      ("unset_fullscreen", ""), ("set_minimized", ""),
    ], events: [("configure", "iia"), ("close", "")])
  static let decorationManager = ProtocolInterface(
    "zxdg_decoration_manager_v1", version: 1,
    requests: [("destroy", ""), ("get_toplevel_decoration", "no")])
  static let decoration = ProtocolInterface(
    "zxdg_toplevel_decoration_v1", version: 1,
    requests: [("destroy", ""), ("set_mode", "u"), ("unset_mode", "")], events: [("configure", "u")])
}
