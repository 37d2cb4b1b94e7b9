import CWaylandServer
import Glibc

/// Owns a compositor's display and the socket that leads to it.
struct DisplayHandle: ~Copyable {
  let display: OpaquePointer
  private let path: String

  init(at path: String) throws(CompositorError) {
    guard let display = wl_display_create() else { throw CompositorError("no display can be made") }
    self.display = display
    self.path = path
  }

  deinit {
    wl_display_destroy_clients(display)
    wl_display_destroy(display)
    unlink(path)
  }
}
