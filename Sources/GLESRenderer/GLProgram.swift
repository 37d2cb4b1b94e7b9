import CGLES

/// A linked pair of stages, and where its uniforms are; the context that it lives in is the thread's.
final class GLProgram {
  let id: GLuint
  private let context: GLContext
  private let generation: Int

  /// Compiles and links two stages, each behind the common text.
  init(
    vertex: (name: String, text: String), fragment: (name: String, text: String), common: String,
    _ context: GLContext
  ) throws(GLError) {
    let gl = context.gl
    let first = try Self.compile(vertex, GLenum(GL_VERTEX_SHADER), common, gl)
    defer { gl.deleteShader(first) }
    let second = try Self.compile(fragment, GLenum(GL_FRAGMENT_SHADER), common, gl)
    defer { gl.deleteShader(second) }
    let program = gl.createProgram()
    gl.attachShader(program, first)
    gl.attachShader(program, second)
    gl.linkProgram(program)
    var status: GLint = 0
    gl.getProgramiv(program, GLenum(GL_LINK_STATUS), &status)
    guard status != 0 else {
      let log = Self.text { gl.getProgramInfoLog(program, $0, $1, $2) }
      gl.deleteProgram(program)
      throw .shader(name: fragment.name, log: log)
    }
    id = program
    self.context = context
    generation = context.generation
  }

  deinit {
    context.clean(generation) { [id] in $0.deleteProgram(id) }
  }

  /// Where a uniform is; -1, which is ignored, where the stages do not use it.
  func uniform(_ name: String) -> GLint { context.gl.getUniformLocation(id, name) }

  private static func compile(
    _ stage: (name: String, text: String), _ kind: GLenum, _ common: String, _ gl: GLFunctions
  ) throws(GLError) -> GLuint {
    let shader = gl.createShader(kind)
    // The driver counts lines from where the file begins.
    (common + "#line 1\n" + stage.text).withCString { text in
      var source: UnsafePointer<CChar>? = text
      gl.shaderSource(shader, 1, &source, nil)
    }
    gl.compileShader(shader)
    var status: GLint = 0
    gl.getShaderiv(shader, GLenum(GL_COMPILE_STATUS), &status)
    guard status != 0 else {
      let log = text { gl.getShaderInfoLog(shader, $0, $1, $2) }
      gl.deleteShader(shader)
      throw .shader(name: stage.name, log: log)
    }
    return shader
  }

  private static func text(
    _ read: (GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<CChar>?) -> Void
  ) -> String {
    var bytes = [CChar](repeating: 0, count: 4096)
    var length: GLsizei = 0
    read(GLsizei(bytes.count), &length, &bytes)
    return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
