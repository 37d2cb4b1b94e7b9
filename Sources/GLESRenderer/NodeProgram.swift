import CGLES
import Geometry
import Shaders

/// A program that draws nodes which have certain features.
struct NodeProgram {
  /// What a node may have beyond one colour and square corners.
  struct Features: OptionSet, Hashable {
    let rawValue: Int

    static let picture = Features(rawValue: 1)
    /// The picture is sampled between its pixels.
    static let between = Features(rawValue: 2)
    static let corners = Features(rawValue: 4)
    static let shadow = Features(rawValue: 8)

    static let all: Features = [.picture, .between, .corners, .shadow]

    /// What tells the shader of them.
    var text: String {
      [(Features.picture, "PICTURE"), (.between, "BETWEEN"), (.corners, "CORNERS"), (.shadow, "SHADOW")]
        .filter { contains($0.0) }.map { "#define \($0.1)\n" }.joined()
    }
  }

  private let program: GLProgram
  private let gl: GLFunctions
  private let bounds: GLint
  private let target: GLint
  private let shape: GLint
  private let radii: GLint
  private let part: GLint
  private let fill: GLint
  private let picture: GLint
  private let mapping: GLint
  private let shadowShape: GLint
  private let shadow: GLint
  private let sharpness: GLint
  private let slices: GLint

  init(_ shaders: ShaderSources, _ features: Features, _ context: GLContext) throws(GLError) {
    program = try GLProgram(
      vertex: ("quad.vert", shaders.quad), fragment: ("node.frag", shaders.node),
      common: shaders.common + features.text,
      context)
    gl = context.gl
    bounds = program.uniform("bounds")
    target = program.uniform("target")
    shape = program.uniform("shape")
    radii = program.uniform("radii")
    part = program.uniform("part")
    fill = program.uniform("fill")
    picture = program.uniform("picture")
    mapping = program.uniform("mapping")
    shadowShape = program.uniform("shadowShape")
    shadow = program.uniform("shadow")
    sharpness = program.uniform("sharpness")
    slices = program.uniform("slices")
  }

  /// Draws a quad into a target of a size in pixels.
  func draw(_ quad: Quad, width: Int, height: Int) {
    gl.useProgram(program.id)
    gl.uniform2f(target, Float(width), Float(height))
    set(
      bounds, Float(quad.bounds.x), Float(quad.bounds.y), Float(quad.bounds.maxX), Float(quad.bounds.maxY))
    set(shape, quad.shape)
    gl.uniform2f(radii, Float(quad.radii.x), Float(quad.radii.y))
    gl.uniform1f(part, Float(quad.part))
    switch quad.content {
    case .color(let color):
      set(fill, Float(color.red), Float(color.green), Float(color.blue), 1)
    case .texture(let texture, let ratio, let origin):
      gl.activeTexture(GLenum(GL_TEXTURE0))
      gl.bindTexture(GLenum(GL_TEXTURE_2D), texture)
      gl.uniform1i(picture, 0)
      set(mapping, Float(ratio.dx), Float(ratio.dy), Float(origin.dx), Float(origin.dy))
    }
    if let soft = quad.shadow {
      set(shadowShape, soft.shape)
      let color = soft.color
      set(shadow, Float(color.red), Float(color.green), Float(color.blue), Float(soft.part))
      gl.uniform1f(sharpness, Float(1 / soft.deviation))
      gl.uniform1i(slices, GLint(soft.slices))
    }
    gl.drawArrays(GLenum(GL_TRIANGLE_STRIP), 0, 4)
  }

  private func set(_ place: GLint, _ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    gl.uniform4f(place, x, y, z, w)
  }

  private func set(_ place: GLint, _ rect: Rect) {
    gl.uniform4f(place, Float(rect.minX), Float(rect.minY), Float(rect.maxX), Float(rect.maxY))
  }
}
