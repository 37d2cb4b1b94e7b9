import CX11

/// Owns one graphics context of the server's, with the settings it has by default.
struct GraphicsContext: ~Copyable {
  let gc: GC
  private let connection: Connection

  init(_ connection: Connection, drawable: Drawable) {
    self.connection = connection
    // Xlib makes the context on this side: it fails only where memory runs out.
    gc = XCreateGC(connection.display, drawable, 0, nil).unsafelyUnwrapped
    // A copy from picture to window never needs an answer about parts that could not be copied.
    XSetGraphicsExposures(connection.display, gc, False)
  }

  deinit {
    if !connection.isLost { XFreeGC(connection.display, gc) }
  }
}
