extension WaylandDisplay {
  /// Tells what the compositor offers; nil where the connection is lost.
  public func makeReport() -> WaylandReport? {
    guard !connection.isLost else { return nil }
    let parts = Self.parts.map { name, fallback in
      WaylandReport.Part(
        name: name, version: globals.first { $0.interface == name }.map { Int($0.version) },
        fallback: fallback)
    }
    var devices: [String] = []
    if seats.contains(where: { $0.pointer != nil }) { devices.append("pointer") }
    if seats.contains(where: { $0.keyboard != nil }) { devices.append("keyboard") }
    if seats.contains(where: { $0.touch != nil }) { devices.append("touch") }
    return WaylandReport(
      display: name,
      outputs: outputs.map {
        WaylandReport.Output(
          name: $0.name ?? "", width: $0.mode?.width ?? 0, height: $0.mode?.height ?? 0, scale: $0.scale,
          refreshRate: $0.refreshRate)
      },
      devices: devices, decorations: decorations, parts: parts)
  }

  private static let parts = [
    ("wl_compositor", "no windows"),
    ("wl_shm", "no windows"),
    ("xdg_wm_base", "no windows"),
    ("wl_seat", "no input"),
    ("zxdg_decoration_manager_v1", "libdecor draws title bars"),
    ("wp_viewporter", "whole scales only"),
    ("wp_fractional_scale_manager_v1", "whole scales only, which the compositor shrinks"),
    ("zwp_pointer_gestures_v1", "no pinch on a touchpad"),
    ("xdg_activation_v1", "the window may open behind others"),
  ]
}
