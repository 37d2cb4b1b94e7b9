import CGLES
import Drawing

/// A picture that a `GLESRenderer` draws into: in the GPU's memory, or a window's.
package final class GLSurface {
  /// The picture's size, in pixels.
  package private(set) var width: Int
  /// The picture's size, in pixels.
  package private(set) var height: Int

  let context: GLContext
  /// EGL's surface of a window; nil where the picture is in the GPU's memory.
  private var window: EGLSurface?
  /// What EGL draws into where the window is Wayland's.
  private var waylandWindow: WaylandEGLWindow?
  private var target: RenderTexture?
  private var targetGeneration = -1

  /// Makes a picture that only `picture()` shows.
  package init(width: Int, height: Int, on context: GLContext) {
    self.context = context
    self.width = width
    self.height = height
  }

  /// Takes a window as the picture.
  ///
  /// Throws where EGL refuses it.
  package init(_ target: GLTarget, on context: GLContext) throws(GLError) {
    let connection = context.connection
    let native: EGLNativeWindowType?
    switch target {
    case .x11(let window): native = EGLNativeWindowType(bitPattern: window)
    case .wayland(let surface, let width, let height):
      let made = try WaylandEGLWindow(surface, width: width, height: height)
      native = made.pointer
      waylandWindow = made
    }
    guard
      let window = connection.egl.createWindowSurface(connection.display, connection.config, native, nil)
    else {
      throw .display(reason: "EGL cannot draw into the window")
    }
    self.context = context
    self.window = window
    width = 0
    height = 0
  }

  deinit {
    guard let window, !context.connection.isAbandoned else { return }
    // A surface that is current lives on.
    _ = context.connection.egl.makeCurrent(context.connection.display, nil, nil, nil)
    _ = context.connection.egl.destroySurface(context.connection.display, window)
  }

  /// Gives a window's next picture a size, where the window system leaves that to the program; says whether it differs.
  func resize(width: Int, height: Int) -> Bool {
    waylandWindow?.resize(width: width, height: height) ?? false
  }

  /// Makes the picture the one that is drawn into, and says whether what it held is gone.
  func begin() throws(GLError) -> Bool {
    try context.makeCurrent(window)
    if let window {
      // It follows the window's size by itself, and not always at once.
      width = query(EGL_WIDTH, of: window)
      height = query(EGL_HEIGHT, of: window)
      context.gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
      return false
    }
    let isFresh = targetGeneration != context.generation || target == nil
    if isFresh {
      target = nil
      target = try RenderTexture(width: width, height: height, context)
      targetGeneration = context.generation
    }
    context.gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    return isFresh
  }

  /// How many frames ago the picture that is drawn into next was shown; nil where it holds nothing of use.
  ///
  /// It must be asked between `begin` and drawing.
  func age() -> Int? {
    guard let window, context.connection.has("EGL_EXT_buffer_age") else { return nil }
    let age = query(EGL_BUFFER_AGE_EXT, of: window)
    return age > 0 ? age : nil
  }

  /// Has frames shown when they are swapped: the window's own clock waits for the display.
  func showAtOnce() {
    _ = context.connection.egl.swapInterval(context.connection.display, 0)
  }

  /// Shows a window's picture, of which only some rectangles differ from what is shown; says whether it worked.
  func swap(changes: [PixelRect]) -> Bool {
    guard let window else { return true }
    let connection = context.connection
    guard let swapWithDamage = connection.egl.swapBuffersWithDamage,
      connection.has("EGL_KHR_swap_buffers_with_damage") || connection.has("EGL_EXT_swap_buffers_with_damage")
    else {
      return connection.egl.swapBuffers(connection.display, window) != 0
    }
    var rects = changes.flatMap { rect in
      [rect.x, height - rect.maxY, rect.width, rect.height].map { EGLint(clamping: $0) }
    }
    return swapWithDamage(connection.display, window, &rects, EGLint(changes.count)) != 0
  }

  private func query(_ attribute: EGLint, of window: EGLSurface) -> Int {
    var value: EGLint = 0
    _ = context.connection.egl.querySurface(context.connection.display, window, attribute, &value)
    return Int(value)
  }

  /// The number of what is drawn into.
  var framebuffer: GLuint { target?.framebuffer ?? 0 }

  /// Reads the picture; nil where it is a window's, nothing has been drawn yet, or memory is short.
  package func picture(scale: Double = 1) -> Bitmap? {
    guard target != nil, let bitmap = try? Bitmap(width: width, height: height, scale: scale, isOpaque: true),
      (try? context.makeCurrent()) != nil, targetGeneration == context.generation
    else { return nil }
    let gl = context.gl
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { line in
      for y in 0..<height {
        gl.readPixels(
          0, GLint(height - 1 - y), GLsizei(width), 1, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
          line.baseAddress)
        let row = bitmap.buffer.row(y)
        for x in 0..<width {
          let pixel = line[x]
          row[x] = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | pixel << 16 & 0xFF_0000
        }
      }
    }
    return bitmap
  }
}
