import CGLES
import Drawing

/// A picture that a `GLESRenderer` draws into: in the GPU's memory, or a window's.
public final class GLSurface {
  /// The picture's size, in pixels.
  public private(set) var width: Int
  /// The picture's size, in pixels.
  public private(set) var height: Int

  let context: GLContext
  /// EGL's surface of a window; nil where the picture is in the GPU's memory.
  private var window: EGLSurface?
  private var target: RenderTexture?
  private var targetGeneration = -1

  /// Makes a picture that only `picture()` shows.
  public init(width: Int, height: Int, on context: GLContext) {
    self.context = context
    self.width = width
    self.height = height
  }

  deinit {
    guard let window else { return }
    _ = context.connection.egl.destroySurface(context.connection.display, window)
  }

  /// Makes the picture the one that is drawn into, and says whether what it held is gone.
  func begin() throws(GLError) -> Bool {
    try context.makeCurrent(window)
    guard window == nil else {
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

  /// The number of what is drawn into.
  var framebuffer: GLuint { target?.framebuffer ?? 0 }

  /// Reads the picture; nil where it is a window's, nothing has been drawn yet, or memory is short.
  public func picture(scale: Double = 1) -> Bitmap? {
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
        let row = bitmap.buffer.base.advanced(by: y * bitmap.buffer.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = line[x]
          row[x] = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | pixel << 16 & 0xFF_0000
        }
      }
    }
    return bitmap
  }
}
