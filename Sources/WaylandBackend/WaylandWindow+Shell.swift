import CWayland
import Gestures
import Windowing

extension WaylandWindow: EventReceiver {
  /// The compositor gives the window its place, which may have another size.
  private func configure(_ configuration: OpaquePointer) {
    let units = frame?.size(in: configuration) ?? floatingUnits
    frame?.accept(configuration, size: units)
    if frame?.isFloating == true { floatingUnits = units }
    geometry.units = units
    isConfigured = true
    clock.isVisible = true
    // What libdecor has been told is carried out with the next picture.
    clock.request(at: display.loop.now)
    if let wantsFullScreen { setFullScreen(wantsFullScreen) }
  }

  static let frameInterface: UnsafeMutablePointer<libdecor_frame_interface> = {
    var table = libdecor_frame_interface()
    table.configure = { _, configuration, data in
      if let configuration { WaylandWindow.from(data)?.configure(configuration) }
    }
    table.close = { _, data in
      guard let window = WaylandWindow.from(data) else { return }
      window.send(.close, now: window.display.loop.now)
    }
    // libdecor moves or redraws its own surfaces, which the content's commit carries out.
    table.commit = { _, data in WaylandWindow.from(data)?.commit() }
    table.dismiss_popup = { _, _, _ in }
    return permanent(table)
  }()
}
