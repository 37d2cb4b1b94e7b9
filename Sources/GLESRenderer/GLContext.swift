import CGLES

/// A connection to the GPU, or to software in its place: what was made in one context is gone when that is lost.
///
/// It belongs to the thread that made it.
package final class GLContext {
  /// What draws, as the driver calls it.
  package let rendererName: String
  /// The driver's version.
  package let version: String
  /// Counts the contexts that have been made, by which those who keep something in one notice that it is gone.
  private(set) var generation = 0
  /// The longest side of a texture, in pixels.
  private(set) var longestSide = 0

  let connection: EGLConnection
  private var context: EGLContext?
  private let isRobust: Bool

  /// Opens a platform's GPU.
  ///
  /// Throws where there is none, or only software and `allowsSoftware` is false.
  package init(_ platform: EGLPlatform, allowsSoftware: Bool) throws(GLError) {
    let connection = try EGLConnection(platform)
    self.connection = connection
    isRobust =
      connection.has("EGL_EXT_create_context_robustness") && connection.gl.getGraphicsResetStatus != nil
    let context = try Self.make(on: connection, isRobust: isRobust)
    self.context = context
    func text(_ name: GLint) -> String {
      connection.gl.getString(GLenum(name)).map { String(cString: $0) } ?? ""
    }
    guard connection.egl.makeCurrent(connection.display, nil, nil, context) != 0 else {
      _ = connection.egl.destroyContext(connection.display, context)
      throw .display(reason: "EGL cannot draw without a window")
    }
    rendererName = text(GL_RENDERER)
    version = text(GL_VERSION)
    readLimits()
    if !allowsSoftware, isSoftware { throw .software(renderer: rendererName) }
  }

  deinit {
    destroy()
  }

  /// Whether a processor does the GPU's work.
  package var isSoftware: Bool {
    ["llvmpipe", "softpipe", "swrast", "software", "swiftshader"].contains {
      rendererName.lowercased().contains($0)
    }
  }

  var gl: GLFunctions { connection.gl }

  /// Makes the context the thread's, to draw into a window's surface or into none; makes a new one where it is lost.
  func makeCurrent(_ surface: EGLSurface? = nil) throws(GLError) {
    for _ in 0..<2 {
      if context == nil { try renew() }
      if connection.egl.makeCurrent(connection.display, surface, surface, context) != 0 {
        if !isLost { return }
      } else {
        let error = connection.egl.getError()
        guard error == EGL_CONTEXT_LOST else { throw .lost(reason: "EGL error \(error)") }
      }
      destroy()
    }
    throw .lost(reason: "again and again")
  }

  /// Whether the context, which is the thread's, has been lost since it was made.
  var isLost: Bool {
    if context == nil { return true }
    guard isRobust, let status = gl.getGraphicsResetStatus?() else { return false }
    return status != GLenum(GL_NO_ERROR)
  }

  /// Loses the context and everything in it, as a reset of the GPU does.
  package func drop() {
    destroy()
  }

  /// Gives back what was made in a generation of the context, where that still lives: numbers mean other things in
  /// a new one.
  func clean(_ made: Int, _ work: (GLFunctions) -> Void) {
    guard made == generation, let context, !connection.isAbandoned else { return }
    if connection.egl.getCurrentContext() != context {
      guard connection.egl.makeCurrent(connection.display, nil, nil, context) != 0 else { return }
    }
    work(gl)
  }

  private func renew() throws(GLError) {
    context = try Self.make(on: connection, isRobust: isRobust)
    generation += 1
  }

  private func readLimits() {
    var side: GLint = 0
    gl.getIntegerv(GLenum(GL_MAX_TEXTURE_SIZE), &side)
    longestSide = Int(side)
  }

  private func destroy() {
    guard let context, !connection.isAbandoned else { return }
    if connection.egl.getCurrentContext() == context {
      _ = connection.egl.makeCurrent(connection.display, nil, nil, nil)
    }
    _ = connection.egl.destroyContext(connection.display, context)
    self.context = nil
  }

  private static func make(
    on connection: EGLConnection, isRobust: Bool
  ) throws(GLError) -> EGLContext {
    var attributes = [EGL_CONTEXT_CLIENT_VERSION, 3]
    if isRobust {
      attributes += [
        EGL_CONTEXT_OPENGL_ROBUST_ACCESS_EXT, EGL_TRUE, EGL_CONTEXT_OPENGL_RESET_NOTIFICATION_STRATEGY_EXT,
        EGL_LOSE_CONTEXT_ON_RESET_EXT,
      ]
    }
    attributes.append(EGL_NONE)
    let (egl, display, config) = (connection.egl, connection.display, connection.config)
    guard
      let context = egl.createContext(display, config, nil, attributes)
        ?? egl.createContext(display, config, nil, [EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE])
    else {
      throw .display(reason: "there is no OpenGL ES 3")
    }
    return context
  }
}
