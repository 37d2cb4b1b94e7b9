import CGLES

/// A texture that can be drawn into.
final class RenderTexture {
  let texture: GLuint
  let framebuffer: GLuint
  let width: Int
  let height: Int
  private let context: GLContext
  private let generation: Int

  init(width: Int, height: Int, _ context: GLContext) throws(GLError) {
    guard max(width, height) <= context.longestSide else { throw .target(width: width, height: height) }
    let gl = context.gl
    texture = gl.makeTexture(width: width, height: height)
    var framebuffer: GLuint = 0
    gl.genFramebuffers(1, &framebuffer)
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    gl.framebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
    self.framebuffer = framebuffer
    self.width = width
    self.height = height
    self.context = context
    generation = context.generation
    guard gl.checkFramebufferStatus(GLenum(GL_FRAMEBUFFER)) == GLenum(GL_FRAMEBUFFER_COMPLETE) else {
      throw .target(width: width, height: height)
    }
  }

  deinit {
    var (texture, framebuffer) = (texture, framebuffer)
    context.clean(generation) { gl in
      gl.deleteFramebuffers(1, &framebuffer)
      gl.deleteTextures(1, &texture)
    }
  }
}
