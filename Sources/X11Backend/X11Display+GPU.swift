import CX11
import GLESRenderer

extension X11Display {
  /// The display as EGL takes it, for windows with the pixels that all windows here have.
  var eglPlatform: EGLPlatform {
    .x11(
      display: UnsafeMutableRawPointer(connection.display),
      visual: XVisualIDFromVisual(format.visual))
  }

  /// The name of what would draw with OpenGL ES, and whether it is software; throws where nothing would.
  ///
  /// It loads the driver, so it belongs to `doctor`.
  package func probeGPU() throws(GLError) -> (name: String, isSoftware: Bool) {
    guard !connection.isLost else { throw .display(reason: "the connection was lost") }
    let context = try GLContext(eglPlatform, allowsSoftware: true)
    return (context.rendererName, context.isSoftware)
  }
}
