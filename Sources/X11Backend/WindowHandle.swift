import CX11
import Windowing

/// Owns one window on the server, and the colour map that its visual needs.
struct WindowHandle: ~Copyable {
  let id: XID
  private let colors: Colormap
  private let connection: Connection

  /// Makes a window that is not on the screen yet.
  init(_ connection: Connection, format: PixelFormat, size: PixelSize) {
    self.connection = connection
    let display = connection.display
    let root = XDefaultRootWindow(display)
    colors = XCreateColormap(display, root, format.visual, AllocNone)
    var attributes = XSetWindowAttributes()
    // Nothing is painted by the server: a resize shows the old picture until the new one is there.
    attributes.background_pixmap = Pixmap(None)
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap = colors
    let mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap
    id = XCreateWindow(
      display, root, 0, 0, UInt32(size.width), UInt32(size.height), 0, format.depth, UInt32(InputOutput),
      format.visual, UInt(mask), &attributes)
  }

  deinit {
    guard !connection.isLost else { return }
    XDestroyWindow(connection.display, id)
    XFreeColormap(connection.display, colors)
    XFlush(connection.display)
  }
}
