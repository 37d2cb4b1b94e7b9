import CGLES
import Scene
import Shaders

/// The program of a blur's passes.
struct BlurProgram {
  private let program: GLProgram
  private let context: GLContext

  init(_ shaders: ShaderSources, _ context: GLContext) throws(GLError) {
    program = try GLProgram(
      vertex: ("quad.vert", shaders.quad), fragment: ("blur.frag", shaders.blur), common: shaders.common,
      context)
    self.context = context
  }

  /// A picture softened as a plan has it, by way of others from the pool, which gets it back; `passes` counts the draw calls.
  func softened(
    _ picture: RenderTexture, _ plan: BlurPlan, pool: inout RenderTexturePool, passes: inout Int
  ) throws(GLError) -> RenderTexture {
    var result = picture
    for _ in 0..<plan.halvings {
      let half = try pool.take(
        width: (result.width + 1) / 2, height: (result.height + 1) / 2, context)
      draw(result, into: half, direction: (0, 0), weights: [256])
      pool.giveBack(result)
      result = half
    }
    passes += plan.halvings
    guard plan.weights.count > 1 else { return result }
    for direction in [(0, 1), (1, 0)] {
      let soft = try pool.take(width: result.width, height: result.height, context)
      draw(result, into: soft, direction: direction, weights: plan.weights)
      pool.giveBack(result)
      result = soft
    }
    passes += 2
    return result
  }

  private func draw(
    _ picture: RenderTexture, into target: RenderTexture, direction: (x: Int, y: Int), weights: [Int]
  ) {
    let gl = context.gl
    let shares = weights.map { Float($0) / 256 }
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), target.framebuffer)
    gl.viewport(0, 0, GLsizei(target.width), GLsizei(target.height))
    gl.disable(GLenum(GL_SCISSOR_TEST))
    gl.disable(GLenum(GL_BLEND))
    gl.useProgram(program.id)
    gl.activeTexture(GLenum(GL_TEXTURE0))
    gl.bindTexture(GLenum(GL_TEXTURE_2D), picture.texture)
    gl.uniform1i(program.uniform("picture"), 0)
    gl.uniform4f(program.uniform("bounds"), 0, 0, Float(target.width), Float(target.height))
    gl.uniform2f(program.uniform("target"), Float(target.width), Float(target.height))
    gl.uniform2i(program.uniform("direction"), GLint(direction.x), GLint(direction.y))
    gl.uniform1i(program.uniform("reach"), GLint(shares.count - 1))
    gl.uniform1fv(program.uniform("weights"), GLsizei(shares.count), shares)
    gl.drawArrays(GLenum(GL_TRIANGLE_STRIP), 0, 4)
    gl.enable(GLenum(GL_SCISSOR_TEST))
  }
}
