import GLESRenderer

extension WaylandDisplay {
  /// The display as EGL takes it.
  var eglPlatform: EGLPlatform { .wayland(display: UnsafeMutableRawPointer(connection.display)) }

  /// The name of what would draw with OpenGL ES, and whether it is software; throws where nothing would.
  ///
  /// It loads the driver, so it belongs to `doctor`.
  package func probeGPU() throws(GLError) -> (name: String, isSoftware: Bool) {
    guard !connection.isLost else { throw .display(reason: "the connection was lost") }
    connection.finishReading(isReadable: false)
    let context = try GLContext(eglPlatform, allowsSoftware: true)
    return (context.rendererName, context.isSoftware)
  }
}
