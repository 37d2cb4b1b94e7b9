import CWayland
import Glibc

/// The arrow that windows show under the pointer.
@MainActor
final class Cursor {
  private let connection: Connection
  private let shm: OpaquePointer
  private let surface: Proxy
  private var theme: CursorTheme?
  private var scale: Int?
  /// Pixels a unit of the picture that is shown.
  private var imageScale: Int32 = 1

  init?(_ connection: Connection, compositor: OpaquePointer, shm: OpaquePointer) {
    guard
      let surface = Proxy(
        wl_compositor_create_surface(compositor), on: connection, destroy: wl_surface_destroy)
    else { return nil }
    self.connection = connection
    self.shm = shm
    self.surface = surface
  }

  /// Shows it on a window that the pointer has entered, at so many pixels a unit.
  func show(on pointer: OpaquePointer, serial: UInt32, scale: Int) {
    if self.scale != scale {
      self.scale = scale
      theme = CursorTheme(
        connection, shm: shm, name: getenv("XCURSOR_THEME").map { String(cString: $0) },
        pixels: Self.size * scale)
      draw(scale: scale)
    }
    guard let image = theme?.arrow?.pointee else { return }
    wl_pointer_set_cursor(
      pointer, serial, surface.pointer, Int32(image.hotspot_x) / imageScale,
      Int32(image.hotspot_y) / imageScale)
  }

  private func draw(scale: Int) {
    guard let image = theme?.arrow, let buffer = wl_cursor_image_get_buffer(image) else { return }
    // A theme without the size that was asked for gives another, which the scale must divide.
    let divides = image.pointee.width % UInt32(scale) == 0 && image.pointee.height % UInt32(scale) == 0
    imageScale = divides ? Int32(scale) : 1
    wl_surface_set_buffer_scale(surface.pointer, imageScale)
    wl_surface_attach(surface.pointer, buffer, 0, 0)
    wl_surface_damage(surface.pointer, 0, 0, .max, .max)
    wl_surface_commit(surface.pointer)
  }

  /// In units, as the desktop has it.
  private static var size: Int {
    let size = getenv("XCURSOR_SIZE").flatMap { Int(String(cString: $0)) } ?? 0
    return (1...256).contains(size) ? size : 24
  }
}
